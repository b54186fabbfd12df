import { messages } from '#features/ordering/guidance/messages.ts';
import type { Cents } from '#rules/money.ts';
import type { Saved } from './savings.ts';
import type { SupplierGuide } from './supplierGuide.ts';

export interface Hint {
  about: 'minimum' | 'credit';
  text: string;
  short: string;
  /** Its number alone; '' if there is none. */
  amount: string;
  tone: 'quiet' | 'warning' | 'danger';
}

/** Share of used credit that triggers a warning, in percent (001 §9, credit bar: orange). */
const MUCH_CREDIT = 50;

type Money = (cents: Cents) => string;

function creditHint({ credit }: SupplierGuide, money: Money): Hint | null {
  if (!credit) return null;
  const tone = credit.over > 0 ? 'danger' : credit.percent >= MUCH_CREDIT ? 'warning' : 'quiet';
  const amount = messages.percent(credit.percent);
  const short = messages.credit.after(amount);
  const text = credit.over > 0 ? messages.credit.over(money(credit.over)) : short;
  return { about: 'credit', text, short, amount, tone };
}

function minimumHint({ missing }: SupplierGuide, money: Money): Hint | null {
  if (missing === null) return null;
  const { reached, missing: full, short } = messages.minimum;
  if (missing === 0) return { about: 'minimum', text: reached, short: reached, amount: '', tone: 'quiet' };
  const amount = money(missing);
  return { about: 'minimum', text: full(amount), short: short(amount), amount, tone: 'warning' };
}

const PRESSING: readonly Hint['tone'][] = ['danger', 'warning', 'quiet'];

/** Returns the hints about an order's supplier, most urgent first, the minimum before credit. */
export function supplierHints(guide: SupplierGuide, money: Money): readonly Hint[] {
  const hints = [minimumHint(guide, money), creditHint(guide, money)].filter((hint) => hint !== null);
  return hints.toSorted((a, b) => PRESSING.indexOf(a.tone) - PRESSING.indexOf(b.tone));
}

/** Returns savings as sentences, without unknown or zero ones. */
export function savedTexts({ dearest, lastPaid }: Saved, money: Money): readonly string[] {
  const texts = messages.saved;
  return [
    ...(dearest !== null && dearest > 0 ? [texts.dearest(money(dearest))] : []),
    ...(lastPaid ? [lastPaid > 0 ? texts.lastPaid(money(lastPaid)) : texts.more(money(-lastPaid))] : []),
  ];
}
