import type { RegretConflict } from '@mortar/contract';
import type { OrderLine } from '#orders/current/model/line.ts';
import type { Regret } from '#orders/regrets/model/regret.ts';
import { bonusUnits } from '#rules/quantity.ts';

/** Resulting order line of a product at one supplier. */
export type ResultingLine = Pick<OrderLine, 'quantity' | 'bonus' | 'supplier'>;

/** Line of the order or, with an id below 0, an earlier regret. */
type ExistingLine = ResultingLine & Pick<OrderLine, 'id' | 'deal'>;

/** Regret whose product is on the order or in an earlier regret. */
export interface Conflict {
  regret: Regret;
  line: ExistingLine;
}

/** Choice by regret id; merge by default. */
export type Choices = ReadonlyMap<number, RegretConflict>;

/** Default: orders everything and removes nothing. */
const DEFAULT_CHOICE: RegretConflict = 'merge';

/** Replacing first, so that merged regrets are added to the new line. */
const SEND_ORDER: readonly RegretConflict[] = ['replace', 'merge', 'keep'];

/** Conflicting order line, preferably at the regret's own price; null for none. */
function conflictingLine(regret: Regret, lines: readonly OrderLine[]): OrderLine | null {
  const same = lines.filter(({ productId }) => productId === regret.productId);
  return same.find(({ supplierPriceId }) => supplierPriceId === regret.supplierPriceId) ?? same[0] ?? null;
}

/** Deal of a regret, which determines the bonus of additions. */
const getDeal = ({ quantity, bonus }: Regret) => ({ step: quantity, bonus });

const asLine = (regret: Regret): ExistingLine => ({
  id: -regret.id,
  quantity: regret.quantity,
  bonus: regret.bonus,
  supplier: regret.supplier,
  deal: getDeal(regret),
});

/** Returns true if the conflict is with another regret. */
export const isWithRegret = ({ line }: Conflict): boolean => line.id < 0;

/** Returns regrets whose products are on the order or in an earlier regret (001 §2, Conflicting Products). */
export function getConflicts(regrets: readonly Regret[], lines: readonly OrderLine[]): Conflict[] {
  const firsts = new Map<number, Regret>();
  return regrets.flatMap((regret) => {
    const line = conflictingLine(regret, lines);
    if (line) return [{ regret, line }];
    const first = firsts.get(regret.productId);
    if (first) return [{ regret, line: asLine(first) }];
    firsts.set(regret.productId, regret);
    return [];
  });
}

export const choiceFor = (regret: Regret, choices: Choices): RegretConflict => choices.get(regret.id) ?? DEFAULT_CHOICE;

/** Request with the choice for its conflicts. */
export interface ReorderPart {
  conflicts: RegretConflict;
  regrets: readonly Regret[];
}

/**
 * Round in which each regret is sent, by id: 0 first, later for conflicts with another regret, which has to be on the
 * order before.
 */
function getRounds(conflicts: readonly Conflict[]): ReadonlyMap<number, number> {
  const waiting = Map.groupBy(conflicts.filter(isWithRegret), ({ line }) => line.id);
  return new Map(
    [...waiting.values()].flatMap((same) => same.map(({ regret }, index) => [regret.id, index + 1] as const)),
  );
}

/** Regrets by round, then by the order of choices. */
function sortByRound<Row>(
  rows: readonly Row[],
  getTurn: (row: Row) => number,
  getChoice: (row: Row) => RegretConflict,
): { choice: RegretConflict; rows: readonly Row[] }[] {
  const byTurn = [...Map.groupBy(rows, getTurn)].toSorted(([one], [other]) => one - other);
  return byTurn.flatMap(([, same]) => {
    const parts = Map.groupBy(same, getChoice);
    return SEND_ORDER.flatMap((choice) => {
      const part = parts.get(choice);
      return part ? [{ choice, rows: part }] : [];
    });
  });
}

/**
 * Returns the reorder requests, one per choice, since a request has one for all items. Regrets without conflicts join
 * the merged ones; conflicts with regrets come later.
 */
export function reorderParts(
  regrets: readonly Regret[],
  conflicts: readonly Conflict[],
  choices: Choices,
): ReorderPart[] {
  const inConflict = new Set(conflicts.map(({ regret }) => regret.id));
  const turn = getRounds(conflicts);
  return sortByRound(
    regrets,
    ({ id }) => turn.get(id) ?? 0,
    (regret) => (inConflict.has(regret.id) ? choiceFor(regret, choices) : DEFAULT_CHOICE),
  ).map(({ choice, rows }) => ({ conflicts: choice, regrets: rows }));
}

function applyChoice(line: ExistingLine, regret: Regret, choice: RegretConflict): ExistingLine {
  if (choice === 'keep') return line;
  if (choice === 'merge') {
    const quantity = line.quantity + regret.quantity;
    return { ...line, quantity, bonus: bonusUnits(quantity, line.deal) };
  }
  const { quantity, bonus, supplier } = regret;
  return { ...line, quantity, bonus, supplier, deal: getDeal(regret) };
}

/** Returns the resulting order line of each regret's product, by regret id; several regrets may share a line. */
export function getResultingLines(
  conflicts: readonly Conflict[],
  choices: Choices,
): ReadonlyMap<number, ResultingLine> {
  const turn = getRounds(conflicts);
  const lines = new Map<number, ExistingLine>();
  const parts = sortByRound(
    conflicts,
    ({ regret }) => turn.get(regret.id) ?? 0,
    ({ regret }) => choiceFor(regret, choices),
  );
  for (const { choice, rows } of parts) {
    for (const { regret, line } of rows) lines.set(line.id, applyChoice(lines.get(line.id) ?? line, regret, choice));
  }
  return new Map(conflicts.map(({ regret, line }) => [regret.id, lines.get(line.id) ?? line]));
}
