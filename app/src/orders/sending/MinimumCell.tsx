import { RateBar } from '@mortar/design-system';
import type { Cents } from '#rules/money.ts';
import { messages } from './messages.ts';
import type { UnsentSupplier } from './model/unsentSupplier.ts';
import './minimumCell.css';

const texts = messages.send;

type Money = (cents: Cents) => string;

/** Returns a supplier's minimum and the missing value; '' without one. */
export function minimumText({ minimum, missing }: Pick<UnsentSupplier, 'minimum' | 'missing'>, money: Money): string {
  if (minimum <= 0) return '';
  return missing > 0 ? `${money(minimum)} · ${texts.minimumMissing(money(missing))}` : money(minimum);
}

/** Shows value against minimum as a bar, in a stateless cell. */
export function MinimumCell({ supplier, money }: { supplier: UnsentSupplier; money: Money }) {
  const { value, minimum, missing } = supplier;
  if (minimum <= 0) return null;
  return (
    <span className="minimum-cell">
      <RateBar
        bare
        size="sm"
        label={texts.columns.minimum}
        text={missing > 0 ? texts.minimumMissing(money(missing)) : texts.minimumReached}
        tone={missing > 0 ? 'warning' : 'success'}
        part={value}
        total={minimum}
      />
      <span>{minimumText(supplier, money)}</span>
    </span>
  );
}
