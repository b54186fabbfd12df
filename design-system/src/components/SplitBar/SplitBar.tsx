import '../VisuallyHidden/VisuallyHidden.css';
import '../Chart/Chart.css';
import '../Chart/series.css';
import './SplitBar.css';
import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { ChartTable } from '../Chart/ChartTable.tsx';
import { shareText } from '../Chart/scale.ts';
import { useChartCursor } from '../Chart/useChartCursor.ts';
import { SeriesSwatch } from '../SeriesSwatch/SeriesSwatch.tsx';
import { followAnchor } from '../Tooltip/positionTooltip.ts';
import { messages } from './messages.ts';
import { type ShownPart, type SplitPart, shownParts } from './parts.ts';

interface SplitBarProps {
  /** Text alternative: `Current order by supplier`. */
  label: string;
  /** Parts in any order. Without `series`, only the largest five are separate. */
  parts: readonly SplitPart[];
  /** Formats a value. */
  format?: ((value: number) => string) | undefined;
  /** Always shows the names below; otherwise they appear on hover and focus. */
  legend?: boolean | undefined;
  /** Height of the bar: `md` (8 px), or `sm` (6 px) above a table. Default `md`. */
  size?: 'sm' | 'md' | undefined;
}

interface KeyProps {
  parts: readonly ShownPart[];
  total: number;
  format: (value: number) => string;
  at: number | null;
}

const Key = ({ parts, total, format, at }: KeyProps) => (
  <ul className="m-split-bar__key">
    {parts.map(({ label, value, series }, index) => (
      <li key={label} data-active={index === at || undefined}>
        <span className="m-split-bar__name">
          <SeriesSwatch series={series} />
          {label}
        </span>
        <span className="m-figures" translate="no">
          {format(value)}
        </span>
        <span className="m-figures" translate="no">
          {shareText(value, total)}
        </span>
      </li>
    ))}
  </ul>
);

/** A low bar that shows the composition of a sum. Each part shows its name, value and share on hover and focus. */
export const SplitBar = ({ label, parts, format = String, legend = false, size = 'md' }: SplitBarProps) => {
  const shown = shownParts(parts);
  const total = shown.reduce((sum, { value }) => sum + value, 0);
  const cursor = useChartCursor(shown.length, 0);
  const plot = useRef<HTMLDivElement>(null);
  const pointed = cursor.at === null ? undefined : shown[cursor.at];
  const words = ({ label: name, value }: SplitPart) => messages.part(name, format(value), shareText(value, total));
  if (shown.length === 0) return null;
  const key = <Key parts={shown} total={total} format={format} at={cursor.at} />;
  return (
    <div className="m-chart m-split-bar" data-size={size}>
      <div ref={plot} role="img" className="m-chart__plot m-split-bar__plot" aria-label={label} {...cursor.plotProps}>
        {shown.map(({ label: part, series, value }, index) => (
          <span
            key={part}
            className="m-series m-split-bar__part"
            data-series={series}
            style={{ flexGrow: value / total }}
            {...cursor.valueProps(index)}
          />
        ))}
      </div>
      <p role="status" className="m-hidden">
        {pointed && words(pointed)}
      </p>
      {legend && <div aria-hidden="true">{key}</div>}
      {!legend &&
        pointed &&
        createPortal(
          <div
            className="m-split-bar__card"
            aria-hidden="true"
            ref={(node) => {
              if (node && plot.current) return followAnchor(node, plot.current);
            }}
          >
            {key}
          </div>,
          document.body,
        )}
      <ChartTable
        caption={label}
        columns={[messages.name, messages.value, messages.share]}
        rows={shown.map(({ label: name, value }) => [name, format(value), shareText(value, total)])}
      />
    </div>
  );
};
