import './CreditBar.css';
import { creditLevel } from './creditLevel.ts';

export interface CreditBarProps {
  /** Used this month; same unit as `limit`. */
  usage: number;
  /** 0 when the supplier has set none. */
  limit: number;
  /** How an amount is written, with its currency. */
  format: (amount: number) => string;
  /** What is measured. */
  label?: string | undefined;
}

/** How much of a supplier's credit is used: a bar, and the figures. */
export const CreditBar = ({ usage, limit, format, label = 'Credit usage' }: CreditBarProps) => {
  const level = creditLevel(usage, limit);
  if (level === 'none') return <span className="m-credit__text">Credit Limit Not Set</span>;
  const percent = Math.round((usage / limit) * 100);
  const text = `${format(usage)} of ${format(limit)} (${percent}%)`;
  return (
    <div className="m-credit">
      {/* biome-ignore lint/a11y/useSemanticElements: the look of <meter> cannot be styled alike in all browsers */}
      <div
        role="meter"
        className="m-credit__track"
        data-level={level}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.min(100, Math.max(0, percent))}
        aria-valuetext={text}
      >
        <div className="m-credit__fill" style={{ width: `${Math.min(100, Math.max(0, percent))}%` }} />
      </div>
      <span className="m-credit__text m-figures" aria-hidden="true">
        {text}
      </span>
    </div>
  );
};
