import './BarChart.css';

interface Bar {
  /** What is measured: a supplier, a month. */
  label: string;
  /** In whatever unit; below 0 counts as 0. */
  value: number;
  /** A status where the bar has one; it is also said in `note`. */
  tone?: 'accent' | 'success' | 'warning' | 'danger' | undefined;
  /** After the value: `regretted`. */
  note?: string | undefined;
}

interface BarChartProps {
  /** What the chart says, in words. */
  label: string;
  /** In the order in which they are read. */
  bars: readonly Bar[];
  /** How a value is written. */
  format?: ((value: number) => string) | undefined;
}

/** A few amounts to be compared, as lying bars with their figures. For many take a `DataGrid` that sorts. */
export const BarChart = ({ label, bars, format = String }: BarChartProps) => {
  const most = Math.max(1e-9, ...bars.map(({ value }) => value));
  return (
    <ul className="m-bars" aria-label={label}>
      {bars.map(({ label: name, value, tone = 'accent', note }) => (
        <li key={name} className="m-bars__line">
          <span className="m-bars__name">{name}</span>
          <span className="m-bars__track" aria-hidden="true">
            <span
              className="m-bars__fill"
              data-tone={tone}
              style={{ inlineSize: `${(Math.max(0, value) / most) * 100}%` }}
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
