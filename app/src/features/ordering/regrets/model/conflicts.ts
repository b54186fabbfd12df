import type { RegretConflict } from '@mortar/contract';
import type { OrderLine } from '#orders/current/model/line.ts';
import type { Regret } from '#orders/regrets/model/regret.ts';
import { bonusUnits } from '#rules/quantity.ts';

/** What the order will hold of a product at one supplier. */
export type Afterwards = Pick<OrderLine, 'quantity' | 'bonus' | 'supplier'>;

/** What a regret meets: a line of the order or, with an id below 0, another regret that goes before it. */
type Standing = Afterwards & Pick<OrderLine, 'id' | 'deal'>;

/** A regret whose product stands on the order already, or comes with another regret, with what it meets. */
export interface Conflict {
  regret: Regret;
  line: Standing;
}

/** What becomes of each conflict, by the regret's id; merged where nothing else was chosen. */
export type Choices = ReadonlyMap<number, RegretConflict>;

/** Enter orders what was asked for and takes nothing off the order. */
const LIKELY: RegretConflict = 'merge';

/** Replacing comes first: what is merged after it is added to what took the line's place. */
const SENT_IN: readonly RegretConflict[] = ['replace', 'merge', 'keep'];

/** The line that a regret meets on an order: that of its own price before any other of its product; null for none. */
function met(regret: Regret, lines: readonly OrderLine[]): OrderLine | null {
  const same = lines.filter(({ productId }) => productId === regret.productId);
  return same.find(({ supplierPriceId }) => supplierPriceId === regret.supplierPriceId) ?? same[0] ?? null;
}

/** The deal that a regret came with: what is added to it earns by that. */
const getDeal = ({ quantity, bonus }: Regret) => ({ step: quantity, bonus });

const asStanding = (regret: Regret): Standing => ({
  ...{ id: -regret.id, quantity: regret.quantity, bonus: regret.bonus, supplier: regret.supplier },
  deal: getDeal(regret),
});

/** Whether what a regret meets is another regret, and no line of the order yet. */
export const meetsRegret = ({ line }: Conflict): boolean => line.id < 0;

/**
 * The regrets whose products are on the order already, and those of a product that another regret brings before them
 * (001 §2, Conflicting Products).
 */
export function getConflicts(regrets: readonly Regret[], lines: readonly OrderLine[]): Conflict[] {
  const firsts = new Map<number, Regret>();
  return regrets.flatMap((regret) => {
    const line = met(regret, lines);
    if (line) return [{ regret, line }];
    const first = firsts.get(regret.productId);
    if (first) return [{ regret, line: asStanding(first) }];
    firsts.set(regret.productId, regret);
    return [];
  });
}

export const choiceFor = (regret: Regret, choices: Choices): RegretConflict => choices.get(regret.id) ?? LIKELY;

/** One request: what it puts on the order, and what becomes of those that are in conflict. */
export interface ReorderPart {
  conflicts: RegretConflict;
  regrets: readonly Regret[];
}

/**
 * When each regret is sent, by its id: 0 with the first requests, later for one that meets another regret. That has to
 * stand on the order before, and so have those that meet it too.
 */
function turns(conflicts: readonly Conflict[]): ReadonlyMap<number, number> {
  const waiting = Map.groupBy(conflicts.filter(meetsRegret), ({ line }) => line.id);
  return new Map([...waiting.values()].flatMap((same) => same.map(({ regret }, at) => [regret.id, at + 1] as const)));
}

/** Regrets turn by turn, and in each in the order in which choices are sent. */
function inTurn<Row>(
  rows: readonly Row[],
  getTurn: (row: Row) => number,
  getChoice: (row: Row) => RegretConflict,
): { choice: RegretConflict; rows: readonly Row[] }[] {
  const byTurn = [...Map.groupBy(rows, getTurn)].toSorted(([one], [other]) => one - other);
  return byTurn.flatMap(([, same]) => {
    const parts = Map.groupBy(same, getChoice);
    return SENT_IN.flatMap((choice) => {
      const part = parts.get(choice);
      return part ? [{ choice, rows: part }] : [];
    });
  });
}

/**
 * The requests that order regrets again, one a choice: a request carries one for all its items. What is in no conflict goes
 * with what is merged; what meets another regret goes after it.
 */
export function reorderParts(
  regrets: readonly Regret[],
  conflicts: readonly Conflict[],
  choices: Choices,
): ReorderPart[] {
  const inConflict = new Set(conflicts.map(({ regret }) => regret.id));
  const turn = turns(conflicts);
  return inTurn(
    regrets,
    ({ id }) => turn.get(id) ?? 0,
    (regret) => (inConflict.has(regret.id) ? choiceFor(regret, choices) : LIKELY),
  ).map(({ choice, rows }) => ({ conflicts: choice, regrets: rows }));
}

/** The line once a regret was kept apart from it, merged into it or put in its place. */
function become(line: Standing, regret: Regret, choice: RegretConflict): Standing {
  if (choice === 'keep') return line;
  if (choice === 'merge') {
    const quantity = line.quantity + regret.quantity;
    return { ...line, quantity, bonus: bonusUnits(quantity, line.deal) };
  }
  const { quantity, bonus, supplier } = regret;
  return { ...line, quantity, bonus, supplier, deal: getDeal(regret) };
}

/**
 * What will stand on the order of each regret's product once all choices are carried out, by the regret's id: several
 * regrets may meet one line.
 */
export function afterwards(conflicts: readonly Conflict[], choices: Choices): ReadonlyMap<number, Afterwards> {
  const turn = turns(conflicts);
  const lines = new Map<number, Standing>();
  const parts = inTurn(
    conflicts,
    ({ regret }) => turn.get(regret.id) ?? 0,
    ({ regret }) => choiceFor(regret, choices),
  );
  for (const { choice, rows } of parts) {
    for (const { regret, line } of rows) lines.set(line.id, become(lines.get(line.id) ?? line, regret, choice));
  }
  return new Map(conflicts.map(({ regret, line }) => [regret.id, lines.get(line.id) ?? line]));
}
