import './RateBar.css';
import { meterProps } from '../Chart/meterProps.ts';
import { shareText, toPercent } from '../Chart/scale.ts';

interface RateBarProps {
  /** What is measured: `Regretted`. */
  label: string;
  /** In the unit of `whole`; above it the bar is full. */
  part: number;
  /** 0 or less: there is nothing to compare with, and no bar. */
  whole: number;
  /** What the bar says, read out and shown beside it. Default the share: `33%`. */
  text?: string | undefined;
  /** A status where the part has one; `text` says it, too. */
  tone?: 'value' | 'success' | 'warning' | 'danger' | undefined;
  /** The bar alone: what it says stands beside it already. */
  bare?: boolean | undefined;
  /** `md` (96 px, less where there is no room), or `sm` (48 px) in a cell among words. Default `md`. */
  size?: 'sm' | 'md' | undefined;
}

/** How much of one thing is another: a bar and its figure. It is plain enough for a grid's cell. */
export const RateBar = ({ label, part, whole, text, tone = 'value', bare = false, size = 'md' }: RateBarProps) => {
  if (!(whole > 0)) return null;
  const percent = toPercent(part, whole);
  const said = text ?? shareText(part, whole);
  return (
    <span className="m-rate" data-size={size}>
      <span {...meterProps({ label, percent, text: said })} className="m-rate__track" data-tone={tone}>
        <span className="m-rate__fill" style={{ inlineSize: `${percent}%` }} />
      </span>
      {!bare && (
        <span className="m-rate__text m-figures" aria-hidden="true">
          {said}
        </span>
      )}
    </span>
  );
};
