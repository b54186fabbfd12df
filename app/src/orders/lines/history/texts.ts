import type { OrderLine } from '#orders/current/model/line.ts';
import { messages } from './messages.ts';
import type { Objections } from './model/byHand.ts';
import type { Conflict } from './model/checkEntry.ts';
import type { Direction, Entry, LineStep } from './model/entry.ts';

/** Maximum number of named lines, since toasts are short; more are counted. */
const MAX_NAMED_LINES = 3;

/** Returns texts as lines, with a count of omitted ones. */
export function namedLines(texts: readonly string[]): string[] {
  if (texts.length <= MAX_NAMED_LINES) return [...texts];
  return [...texts.slice(0, MAX_NAMED_LINES - 1), messages.refused.more(texts.length - MAX_NAMED_LINES + 1)];
}

type Short = (supplier: string) => string;

function stepText({ before, after }: LineStep, short: Short): string {
  const { what } = messages;
  if (!before || !after) {
    const line = after ?? before;
    const describe = after ? what.add : what.delete;
    return line ? describe(line.quantity, line.description, short(line.supplier)) : '';
  }
  return before.supplierPriceId === after.supplierPriceId
    ? what.quantity(before.description, before.quantity, after.quantity)
    : what.replace(before.description, short(before.supplier), short(after.supplier));
}

/** Returns the number of products in an entry. */
export const countProducts = ({ steps }: Pick<Entry, 'steps'>): number =>
  new Set(steps.map(({ before, after }) => after?.productCode ?? before?.productCode)).size;

/** Returns a sentence about an action. @param short from `useSupplierNames` */
export function entryText(entry: Pick<Entry, 'kind' | 'steps'>, short: Short): string {
  const [first] = entry.steps;
  if (entry.kind === 'move') return messages.what.moved(countProducts(entry));
  if (entry.kind === 'quick order' || !first) return messages.what.added(countProducts(entry));
  return stepText(first, short);
}

/** Returns the progress label for many lines. */
export function progressLabel({ kind, steps }: Pick<Entry, 'kind' | 'steps'>, direction: Direction): string {
  const { added, moved, other } = messages.progress.label[direction];
  if (kind === 'move') return moved(steps.length);
  return steps.every(({ before }) => before === null) ? added(steps.length) : other(steps.length);
}

/** Returns the text that offers undo; '' for actions that remove nothing. */
export function offerText({ kind, steps }: Pick<Entry, 'kind' | 'steps'>, short: Short): string {
  const [step] = steps;
  const { offer } = messages;
  if (kind === 'move') {
    const movedLine = steps.find(({ after }) => after)?.after;
    return offer.move(countProducts({ steps }), short(movedLine?.supplier ?? ''));
  }
  const { before, after } = step ?? { before: null, after: null };
  if (kind === 'delete' && before) return offer.delete(before.description);
  if (!before || !after) return '';
  if (kind === 'merge') return offer.merge(after.description, before.quantity, after.quantity);
  return kind === 'replace' ? offer.replace(after.description, short(before.supplier), short(after.supplier)) : '';
}

const currentLineText = (describe: typeof messages.refused.changed, now: OrderLine, short: Short) =>
  describe(now.description, now.quantity, short(now.supplier), now.staff);

/** Returns why an entry was not applied: changes by others, or another supplier. */
export function refusedText(
  direction: Direction,
  changed: readonly Conflict[],
  refused: Objections['refused'],
  short: Short,
): string {
  const { refused: texts } = messages;
  const changeTexts = changed.map((change) => {
    if (change.how === 'gone') return texts.gone(change.line.description, short(change.line.supplier));
    return currentLineText(change.how === 'there' ? texts.there : texts.changed, change.now, short);
  });
  const conflictTexts = refused.map(({ now }) => texts.twoSuppliers(now.description, short(now.supplier)));
  return [texts[direction], ...namedLines([...changeTexts, ...conflictTexts])].join('\n');
}
