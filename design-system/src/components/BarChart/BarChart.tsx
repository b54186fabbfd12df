import './BarChart.css';

interface Bar {
  /** Subject of the bar: supplier, month. */
  label: string;
  /** In any unit; below 0 counts as 0. */
  value: number;
  /** Status colour; repeat it in `note`. */
  tone?: 'accent' | 'success' | 'warning' | 'danger' | undefined;
  /** Text after the value: `regretted`. */
  note?: string | undefined;
}

interface BarChartProps {
  /** Accessible name that summarises the chart. */
  label: string;
  /** In reading order. */
  bars: readonly Bar[];
  /** Formats a value. */
  format?: ((value: number) => string) | undefined;
}

/** Compares a few values as horizontal bars with numbers. For many use a sortable `DataGrid`. */
export const BarChart = ({ label, bars, format = String }: BarChartProps) => {
  const maximum = Math.max(1e-9, ...bars.map(({ value }) => value));
  return (
    <ul className="m-bars" aria-label={label}>
      {bars.map(({ label: name, value, tone = 'accent', note }) => (
        <li key={name} className="m-bars__line">
          <span className="m-bars__name">{name}</span>
          <span className="m-bars__track" aria-hidden="true">
            <span
              className="m-bars__fill"
              data-tone={tone}
              style={{ inlineSize: `${(Math.max(0, value) / maximum) * 100}%` }}
            />
          </span>
          <span className="m-bars__value m-figures" translate="no">
            {format(value)}
            {note && ` ${note}`}
          </span>
        </li>
      ))}
    </ul>
  );
};
