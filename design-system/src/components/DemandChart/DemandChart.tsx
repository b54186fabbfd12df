import '../VisuallyHidden/VisuallyHidden.css';
import '../Chart/Chart.css';
import './DemandChart.css';
import type { CSSProperties } from 'react';
import { ChartTable } from '../Chart/ChartTable.tsx';
import { axisText, roundTop, toPercent } from '../Chart/scale.ts';
import { useChartCursor } from '../Chart/useChartCursor.ts';
import { messages } from './messages.ts';

interface DemandMonth {
  /** `yyyy/MM`. */
  month: string;
  /** Units ordered. */
  ordered: number;
  /** Units delivered. */
  invoiced: number;
}

interface DemandChartProps {
  /** Name of the chart: `Ordered and invoiced in 12 months`. */
  label: string;
  /** Up to twelve months, oldest first. */
  months: readonly DemandMonth[];
  /** Units per month, shown as a line. */
  average?: number | null | undefined;
  /** Suggested order quantity in units, shown as a mark after the last month. */
  suggested?: number | null | undefined;
  /** Basis of the suggestion, read with it: `average of three months, in tens`. */
  reason?: string | undefined;
}

const percent = (value: number, top: number) => `${toPercent(value, top)}%`;

/**
 * A product's demand by month: ordered units as outline, invoiced as fill, the average as line and the suggested order
 * as mark. Hovering a month or selecting it with arrow keys shows its numbers.
 */
export const DemandChart = ({ label, months, average, suggested, reason }: DemandChartProps) => {
  // A suggestion of 0 is none.
  const proposed = suggested || null;
  const cursor = useChartCursor(months.length + (proposed === null ? 0 : 1), Math.max(0, months.length - 1));
  const top = roundTop([
    ...months.flatMap(({ ordered, invoiced }) => [ordered, invoiced]),
    average ?? 0,
    proposed ?? 0,
  ]);
  const proposal = proposed === null ? null : [messages.suggested(proposed), reason].filter(Boolean).join(': ');
  const descriptions = months.map(({ month, ordered, invoiced }) => messages.value(month, ordered, invoiced));
  const shownText = cursor.at === null ? null : (descriptions[cursor.at] ?? proposal);
  const summary = [label, average ? messages.average(average) : null, proposal].filter(Boolean).join('. ');
  return (
    <div className="m-chart m-demand">
      <div role="img" className="m-chart__plot m-demand__plot" aria-label={summary} {...cursor.plotProps}>
        <span className="m-demand__axis m-figures" translate="no">
          <span>{axisText(top)}</span>
          <span>0</span>
        </span>
        <span className="m-demand__columns">
          {months.map(({ month, ordered, invoiced }, index) => (
            <span key={month} className="m-demand__column" {...cursor.valueProps(index)}>
              <span className="m-demand__bars">
                {ordered > 0 && <span className="m-demand__ordered" style={{ blockSize: percent(ordered, top) }} />}
                {invoiced > 0 && <span className="m-demand__invoiced" style={{ blockSize: percent(invoiced, top) }} />}
              </span>
              <span className="m-demand__name">{messages.name(month).charAt(0)}</span>
            </span>
          ))}
          {proposed !== null && (
            <span className="m-demand__column m-demand__column--next" {...cursor.valueProps(months.length)}>
              <span className="m-demand__bars">
                <span className="m-demand__suggested" style={{ blockSize: percent(proposed, top) }} />
              </span>
              <span className="m-demand__name">{messages.next}</span>
            </span>
          )}
          {average ? (
            <span
              className="m-demand__average"
              style={{ '--m-demand-at': toPercent(average, top) / 100 } as CSSProperties}
            />
          ) : null}
        </span>
      </div>
      <p className="m-demand__legend" data-reading={shownText !== null || undefined} aria-hidden="true">
        <span className="m-demand__key" data-key="ordered">
          {messages.ordered}
        </span>
        <span className="m-demand__key" data-key="invoiced">
          {messages.invoiced}
        </span>
        {average ? (
          <span className="m-demand__key" data-key="average">
            {messages.averageKey(average)}
          </span>
        ) : null}
        {proposed !== null && (
          <span className="m-demand__key" data-key="suggested">
            {messages.suggestedKey(proposed)}
          </span>
        )}
      </p>
      <p className="m-demand__reading m-figures" role="status">
        {shownText}
      </p>
      <ChartTable
        caption={summary}
        columns={[messages.monthColumn, messages.ordered, messages.invoiced]}
        rows={months.map(({ month, ordered, invoiced }) => [
          messages.month(month),
          messages.count(ordered),
          messages.count(invoiced),
        ])}
      />
    </div>
  );
};
