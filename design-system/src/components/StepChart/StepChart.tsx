import '../VisuallyHidden/VisuallyHidden.css';
import '../Chart/Chart.css';
import './StepChart.css';
import { ChartTable } from '../Chart/ChartTable.tsx';
import { toPercent } from '../Chart/scale.ts';
import { useChartCursor } from '../Chart/useChartCursor.ts';
import { messages } from './messages.ts';

interface Step {
  /** When it was so, in milliseconds. */
  at: number;
  /** In whatever unit: cents. */
  value: number;
  /** What it is of, read with it: a supplier. */
  note?: string | undefined;
}

export interface StepChartProps {
  /** What changes, in words: `Prices paid in a year`. */
  label: string;
  /** The oldest first. A value holds until the next. */
  steps: readonly Step[];
  /** Where the time begins, in milliseconds. Default: with the first step. */
  from?: number | undefined;
  /** Where the time ends; the last value holds until then. Default: with the last step. */
  to?: number | undefined;
  /** How a value is written. */
  format: (value: number) => string;
  /** How a moment is written. */
  formatTime: (at: number) => string;
}

const toWords =
  ({ format, formatTime }: StepChartProps) =>
  (step: Step) =>
    `${formatTime(step.at)}: ${[format(step.value), step.note].filter(Boolean).join(', ')}`;

/** Where a value stands between the least and the greatest; in the middle where all are equal. */
const getHeight = (value: number, least: number, most: number) =>
  most > least ? toPercent(value - least, most - least) : 50;

/**
 * Something that holds its value until it changes, over time: a price. Its scale goes from the least to the greatest
 * value, not from 0: what counts is the change. Pointing at a step or going there with the arrows says when and how much.
 */
export const StepChart = (props: StepChartProps) => {
  const { label, steps, format, formatTime } = props;
  const cursor = useChartCursor(steps.length);
  const from = props.from ?? steps[0]?.at ?? 0;
  const to = Math.max(props.to ?? 0, steps.at(-1)?.at ?? 0);
  const values = steps.map(({ value }) => value);
  const least = Math.min(...values);
  const most = Math.max(...values);
  const words = steps.map(toWords(props));
  const summary = steps.length === 0 ? label : messages.summary(label, format(least), format(most));
  const place = (at: number) => toPercent(at - from, to - from);
  return (
    <div className="m-chart m-steps">
      <div role="img" className="m-chart__plot m-steps__plot" aria-label={summary} {...cursor.plotProps}>
        {steps.length > 0 && (
          <span className="m-steps__axis m-figures" translate="no">
            <span>{format(most)}</span>
            {least !== most && <span>{format(least)}</span>}
          </span>
        )}
        <span className="m-steps__area">
          {steps.map((step, index) => {
            const next = steps[index + 1];
            const start = place(step.at);
            const height = getHeight(step.value, least, most);
            const nextHeight = next ? getHeight(next.value, least, most) : height;
            return (
              <span
                // Two purchases may have been sent at one moment.
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
