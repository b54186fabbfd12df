import type { Judgement } from '../../approvals/decisions.ts';
import type { Status } from '../../comparing/outcome.ts';
import type { Card } from '../model.ts';
import { capital, type IconName } from './dom.ts';
import { report } from './state.ts';

export const STATUS: Record<Status, { word: string; icon: IconName }> = {
  broken: { word: 'Broken', icon: 'alert' },
  changed: { word: 'Changed', icon: 'change' },
  new: { word: 'New', icon: 'plus' },
  removed: { word: 'Removed', icon: 'minus' },
  skipped: { word: 'Not shot', icon: 'pause' },
  unchanged: { word: 'Unchanged', icon: 'check' },
};

export const JUDGEMENT: Record<Judgement, string> = {
  none: '',
  open: 'To decide',
  accepted: 'Accepted',
  rejected: 'Rejected',
  elsewhere: 'Decided elsewhere',
};

/** Returns the rows of a story's pictures: both modes, and user settings it was captured in. */
export const toRows = ({ pairs }: Pick<Card, 'pairs'>): readonly string[] =>
  report.modes.filter((row) => report.brands.some((brand) => pairs[`${brand} ${row}`]));

/** Returns where a story changed: `Aloe only`, `Dark only`, `Every brand`. */
export function whereText({ brands, modes, status }: Card): string {
  if (status !== 'changed') return '';
  const all = brands.length === report.brands.length;
  const where = all
    ? 'Every brand'
    : brands.length === 1
      ? `${capital(brands[0] ?? '')} only`
      : brands.map(capital).join(', ');
  return modes.length === 1 ? `${where}, ${modes[0]} only` : where;
}

/** Returns `12 pixels`, of the combination that changed most. */
export function sizeText({ pairs, status }: Card): string {
  const maximum = Math.max(0, ...Object.values(pairs).map(({ pixels = 0 }) => pixels));
  return status === 'changed' && maximum > 0 ? `up to ${maximum.toLocaleString('en')} px` : '';
}
