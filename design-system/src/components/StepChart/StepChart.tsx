import '../VisuallyHidden/VisuallyHidden.css';
import '../Chart/Chart.css';
import './StepChart.css';
import { ChartTable } from '../Chart/ChartTable.tsx';
import { toPercent } from '../Chart/scale.ts';
import { useChartCursor } from '../Chart/useChartCursor.ts';
import { messages } from './messages.ts';

interface Step {
  /** Start of the value in milliseconds. */
  at: number;
  /** Value in any unit, such as cents. */
  value: number;
  /** Context read with the value, such as a supplier. */
  note?: string | undefined;
}

export interface StepChartProps {
  /** Name of the chart: `Prices paid in a year`. */
  label: string;
  /** Steps, oldest first. A value stays until the next. */
  steps: readonly Step[];
  /** Start of the axis in milliseconds. Default: the first step. */
  from?: number | undefined;
  /** End of the axis; the last value stays until then. Default: the last step. */
  to?: number | undefined;
  /** Formats a value. */
  format: (value: number) => string;
  /** Formats a moment. */
  formatTime: (at: number) => string;
}

const toWords =
  ({ format, formatTime }: StepChartProps) =>
  (step: Step) =>
    `${formatTime(step.at)}: ${[format(step.value), step.note].filter(Boolean).join(', ')}`;

/** Returns a value's position between minimum and maximum; the middle if all are equal. */
const getHeight = (value: number, minimum: number, maximum: number) =>
  maximum > minimum ? toPercent(value - minimum, maximum - minimum) : 50;

/**
 * Chart of a value that changes in steps over time, such as a price. Its scale spans minimum to maximum, not from 0, to
 * show the change. Hovering a step or selecting it with arrow keys shows its time and value.
 */
export const StepChart = (props: StepChartProps) => {
  const { label, steps, format, formatTime } = props;
  const cursor = useChartCursor(steps.length);
  const from = props.from ?? steps[0]?.at ?? 0;
  const to = Math.max(props.to ?? 0, steps.at(-1)?.at ?? 0);
  const values = steps.map(({ value }) => value);
  const minimum = Math.min(...values);
  const maximum = Math.max(...values);
  const words = steps.map(toWords(props));
  const summary = steps.length === 0 ? label : messages.summary(label, format(minimum), format(maximum));
  const place = (at: number) => toPercent(at - from, to - from);
  return (
    <div className="m-chart m-steps">
      <div role="img" className="m-chart__plot m-steps__plot" aria-label={summary} {...cursor.plotProps}>
        {steps.length > 0 && (
          <span className="m-steps__axis m-figures" translate="no">
            <span>{format(maximum)}</span>
            {minimum !== maximum && <span>{format(minimum)}</span>}
          </span>
        )}
        <span className="m-steps__area">
          {steps.map((step, index) => {
            const next = steps[index + 1];
            const start = place(step.at);
            const height = getHeight(step.value, minimum, maximum);
            const nextHeight = next ? getHeight(next.value, minimum, maximum) : height;
            return (
              <span
                // Two purchases can have the same time.
                key={index}
                className="m-steps__step"
                style={{ insetInlineStart: `${start}%`, inlineSize: `${(next ? place(next.at) : 100) - start}%` }}
                {...cursor.valueProps(index)}
              >
                <span className="m-steps__line" style={{ insetBlockEnd: `${height}%` }} />
                <span
                  className="m-steps__change"
                  style={{
                    insetBlockEnd: `${Math.min(height, nextHeight)}%`,
                    blockSize: `${Math.abs(nextHeight - height)}%`,
                  }}
                />
                <span className="m-steps__dot" style={{ insetBlockEnd: `${height}%` }} />
              </span>
            );
          })}
        </span>
      </div>
      <p className="m-steps__reading m-figures" role="status">
        {cursor.at === null ? null : words[cursor.at]}
      </p>
      <ChartTable
        caption={summary}
        columns={[messages.when, messages.value, messages.note]}
        rows={steps.map(({ at, value, note = '' }) => [formatTime(at), format(value), note])}
      />
    </div>
  );
};
