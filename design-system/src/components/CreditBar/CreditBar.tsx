import './CreditBar.css';
import { meterProps } from '../Chart/meterProps.ts';
import { toPercent } from '../Chart/scale.ts';
import { creditLevel } from './creditLevel.ts';
import { messages } from './messages.ts';

interface CreditBarProps {
  /** Used this month; same unit as `limit`. */
  usage: number;
  /** 0 if the supplier has set none. */
  limit: number;
  /** Formats an amount with its currency. */
  format: (amount: number) => string;
  /** Amount of this order: a hatched segment after the used one, with the same thresholds. */
  adding?: number | undefined;
  /** Accessible name. */
  label?: string | undefined;
  /** `inline`: numbers next to the bar; `stacked`: below a full-width bar. Default `inline`. */
  layout?: 'inline' | 'stacked' | undefined;
}

/** A supplier's credit used now and after this order: a bar and its numbers. */
export const CreditBar = (props: CreditBarProps) => {
  const { usage, limit, format, adding = 0, label = messages.label, layout = 'inline' } = props;
  const level = creditLevel(usage, limit);
  if (level === 'none') return <span className="m-credit__text">{messages.notSet}</span>;
  const percent = Math.round((usage / limit) * 100);
  const used = messages.used(format(usage), format(limit), percent);
  const total = usage + adding;
  const after = adding > 0 ? messages.after(format(total), Math.round((total / limit) * 100)) : null;
  return (
    <div className="m-credit" data-layout={layout}>
      <div
        {...meterProps({ label, percent, text: after ? `${used}, ${after}` : used })}
        className="m-credit__track"
        data-level={level}
      >
        {after && (
          <div
            className="m-credit__after"
            data-level={creditLevel(total, limit)}
            style={{ inlineSize: `${toPercent(total, limit)}%` }}
          />
        )}
        <div className="m-credit__fill" style={{ inlineSize: `${toPercent(usage, limit)}%` }} />
      </div>
      <span className="m-credit__text m-figures" aria-hidden="true">
        <span>{used}</span>
        {after && <span className="m-credit__after-text">{after}</span>}
      </span>
    </div>
  );
};
