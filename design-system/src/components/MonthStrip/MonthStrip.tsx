import './MonthStrip.css';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface StripMonth {
  /** `yyyy/MM`. */
  month: string;
  /** Units that were ordered. */
  ordered: number;
  /** Units that came. */
  invoiced: number;
}

export interface MonthStripProps {
  /** What is counted: `Ordered and invoiced`. */
  label: string;
  /** Up to twelve, the oldest first. */
  months: readonly StripMonth[];
  /** The month that was chosen; without it the strip only shows. */
  onSelect?: ((month: string) => void) | undefined;
}

const NAMES = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const nameOf = (month: string) => NAMES[Number(month.slice(5)) - 1] ?? month;
const worded = ({ month, ordered, invoiced }: StripMonth) =>
  `${nameOf(month)} ${month.slice(0, 4)}: ${ordered} ordered, ${invoiced} invoiced`;

/** A year at a glance, a column a month: what was ordered as an outline, what came as a fill. */
export const MonthStrip = ({ label, months, onSelect }: MonthStripProps) => {
  const most = Math.max(1, ...months.flatMap(({ ordered, invoiced }) => [ordered, invoiced]));
  const height = (count: number) => `${(Math.max(0, count) / most) * 100}%`;
  return (
    <ol className="m-months" aria-label={label}>
      {months.map((one) => {
        const bars = (
          <>
            <span className="m-months__bars" aria-hidden="true">
              <span className="m-months__ordered" style={{ blockSize: height(one.ordered) }} />
              <span className="m-months__invoiced" style={{ blockSize: height(one.invoiced) }} />
            </span>
            <span className="m-months__name" aria-hidden="true">
              {nameOf(one.month).charAt(0)}
            </span>
            <VisuallyHidden>{worded(one)}</VisuallyHidden>
          </>
        );
        return (
          <li key={one.month} title={worded(one)}>
            {onSelect ? (
              <button type="button" className="m-months__month" onClick={() => onSelect(one.month)}>
                {bars}
              </button>
            ) : (
              <span className="m-months__month">{bars}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
};
