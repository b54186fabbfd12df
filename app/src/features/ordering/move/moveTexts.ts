import { projectedCredit } from '#features/ordering/guidance/model/supplierGuide.ts';
import { quantityText } from '#orders/current/model/line.ts';
import { type Cents, sumCents } from '#rules/money.ts';
import { bonusUnits } from '#rules/quantity.ts';
import { messages } from './messages.ts';
import type { MoveRow } from './model/moveRows.ts';
import { getChanges, type Moved, missingAt, type SupplierPosition } from './model/supplierPosition.ts';

type Money = (cents: Cents) => string;
type Short = (supplier: string) => string;
type SupplierPositions = ReadonlyMap<string, SupplierPosition>;

/** Returns a signed difference; 'same' for none. */
export function differenceText(cents: Cents, money: Money): string {
  if (cents === 0) return messages.same;
  return cents > 0 ? messages.more(money(cents)) : messages.less(money(-cents));
}

/** Returns the target quantity with free units: '12 + 2'; '' if the line stays. */
export function arrivingText({ arrival }: MoveRow): string {
  if (!arrival) return '';
  const { quantity, deal } = arrival.line;
  return quantityText({ quantity, bonus: bonusUnits(quantity, deal) });
}

/** Returns the total difference in cost and free units. */
export function fullDifference(rows: readonly MoveRow[], money: Money): string {
  const difference = differenceText(sumCents(rows.map((row) => row.difference)), money);
  const freer = rows.reduce((sum, row) => sum + row.freer, 0);
  if (freer === 0) return difference;
  const getPrice = ({ line, arrival, freer: units }: MoveRow) => (units < 0 ? line.price : (arrival?.line.price ?? 0));
  const worth = sumCents(rows.map((row) => row.freer * getPrice(row)));
  return [difference, messages.bonus.worth(freerText({ freer }), money(Math.abs(worth)))].join(', ');
}

/** Returns the difference in free units; '' for none. */
export function freerText({ freer }: Pick<MoveRow, 'freer'>): string {
  if (freer === 0) return '';
  return freer > 0 ? messages.bonus.more(freer) : messages.bonus.fewer(-freer);
}

/** Returns this line's effect on the minimum of both suppliers. */
export function minimumText(row: MoveRow, positions: SupplierPositions, money: Money, short: Short): string {
  const target = row.arrival?.line.supplierCode;
  return [...getChanges([row])]
    .toSorted(([one], [other]) => Number(other === target) - Number(one === target))
    .flatMap(([code, change]) => {
      const position = positions.get(code);
      if (!position || position.minimum <= 0) return [];
      const missing = missingAt(position, position.value + change);
      if (missing > 0) return [messages.minimum.lacks(short(position.name), money(missing))];
      return code === target ? [messages.minimum.reached(short(position.name))] : [];
    })
    .join(', ');
}

/** Returns this line's effect on the target's credit. */
export function creditText(row: MoveRow, positions: SupplierPositions, money: Money): string {
  const code = row.arrival?.line.supplierCode ?? '';
  const position = positions.get(code);
  return position ? creditChange(position, position.value + (getChanges([row]).get(code) ?? 0), money) : '';
}

function creditChange({ value: now, credit }: SupplierPosition, value: Cents, money: Money): string {
  const [before, after] = [projectedCredit(now, credit), projectedCredit(value, credit)];
  if (!before || !after) return '';
  return after.over > 0
    ? messages.credit.over(before.percent, after.percent, money(after.over))
    : messages.credit.used(before.percent, after.percent);
}

/** Returns the total effect on a supplier: value, minimum, credit. */
export function movedTexts({ position, before, after }: Moved, money: Money): string[] {
  const { suppliers } = messages;
  const missing = missingAt(position, after);
  const minimum = () => {
    if (after <= 0) return suppliers.nothingLeft;
    if (position.minimum <= 0) return suppliers.noMinimum;
    return missing > 0
      ? suppliers.lacks(money(position.minimum), money(missing))
      : suppliers.reached(money(position.minimum));
  };
  const credit = creditChange(position, after, money);
  const value = suppliers.value(money(before), money(after));
  const { others } = position;
  return [
    others > 0 ? suppliers.others(value, money(others)) : value,
    minimum(),
    ...(credit ? [suppliers.credit(credit)] : []),
  ];
}

/** Returns the status of a line. @param maximum highest quantity without a password; null for none */
export function stateText(row: MoveRow, maximum: number | null): string {
  const { state } = messages;
  const { arrival, stays, offer } = row;
  if (stays === 'no price') return state.noPrice;
  if (stays === 'already there') return state.isThere;
  if (stays === 'too many') return state.tooMany;
  if (stays === 'not a multiple') return state.noMultiple(offer?.deal.step ?? 1);
  if (!arrival) return '';
  if (row.locked) return state.locked;
  if (maximum !== null && arrival.line.quantity > maximum) return state.limit;
  return arrival.into ? state.joins(arrival.into.quantity) : state.moves;
}
