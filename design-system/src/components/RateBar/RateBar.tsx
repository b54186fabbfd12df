import './RateBar.css';
import { meterProps } from '../Chart/meterProps.ts';
import { shareText, toPercent } from '../Chart/scale.ts';

interface RateBarProps {
  /** Name of the rate: `Regretted`. */
  label: string;
  /** In the unit of `total`; larger values fill the bar. */
  part: number;
  /** 0 or less renders no bar. */
  total: number;
  /** Text shown next to the bar and announced. Default the share: `33%`. */
  text?: string | undefined;
  /** Status of the part, if any; `text` states it, too. */
  tone?: 'value' | 'success' | 'warning' | 'danger' | undefined;
  /** Only the bar, if its text is next to it already. */
  bare?: boolean | undefined;
  /** `md` (96 px, less if space is short), or `sm` (48 px) in a cell with text. Default `md`. */
  size?: 'sm' | 'md' | undefined;
}

/** A bar of one quantity relative to another, with its number. Cheap enough for grid cells. */
export const RateBar = ({ label, part, total, text, tone = 'value', bare = false, size = 'md' }: RateBarProps) => {
  if (!(total > 0)) return null;
  const percent = toPercent(part, total);
  const rateText = text ?? shareText(part, total);
  return (
    <span className="m-rate" data-size={size}>
      <span {...meterProps({ label, percent, text: rateText })} className="m-rate__track" data-tone={tone}>
        <span className="m-rate__fill" style={{ inlineSize: `${percent}%` }} />
      </span>
      {!bare && (
        <span className="m-rate__text m-figures" aria-hidden="true">
          {rateText}
        </span>
      )}
    </span>
  );
};
