import type { RegretConflict } from '@mortar/contract';
import type { OrderLine } from '#orders/current/model/line.ts';
import { bonusUnits } from '#rules/quantity.ts';
import type { Regret } from './regret.ts';

/** A regret whose product stands on the order already, with the line that it meets. */
export interface Conflict {
  regret: Regret;
  line: OrderLine;
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

/** The regrets whose products are on the order already (001 §2, Conflicting Products). */
export function conflictsOf(regrets: readonly Regret[], lines: readonly OrderLine[]): Conflict[] {
  return regrets.flatMap((regret) => {
    const line = met(regret, lines);
    return line ? [{ regret, line }] : [];
  });
}

export const choiceFor = (regret: Regret, choices: Choices): RegretConflict => choices.get(regret.id) ?? LIKELY;

/** One request: what it puts on the order, and what becomes of those that are in conflict. */
export interface ReorderPart {
  conflicts: RegretConflict;
  regrets: readonly Regret[];
}

/**
 * The requests that order regrets again, one a choice: a request carries one for all its items. What is in no conflict goes
 * with what is merged.
 */
export function reorderParts(
  regrets: readonly Regret[],
  conflicts: readonly Conflict[],
  choices: Choices,
): ReorderPart[] {
  const inConflict = new Set(conflicts.map(({ regret }) => regret.id));
  const choiceOf = (regret: Regret) => (inConflict.has(regret.id) ? choiceFor(regret, choices) : LIKELY);
  const parts = Map.groupBy(regrets, choiceOf);
  return SENT_IN.flatMap((conflict) => {
    const part = parts.get(conflict);
    return part ? [{ conflicts: conflict, regrets: part }] : [];
  });
}

/** What the order will hold of a product at one supplier. */
export type Afterwards = Pick<OrderLine, 'quantity' | 'bonus' | 'supplier'>;

type Standing = Afterwards & Pick<OrderLine, 'deal'>;

/** The line once a regret was kept apart from it, merged into it or put in its place. */
function become(line: Standing, regret: Regret, choice: RegretConflict): Standing {
  if (choice === 'keep') return line;
  if (choice === 'merge') {
    const quantity = line.quantity + regret.quantity;
    return { ...line, quantity, bonus: bonusUnits(quantity, line.deal) };
  }
  const { quantity, bonus, supplier } = regret;
  // The deal it came with: what is merged after it earns by that.
  const deal = bonus > 0 ? { step: quantity, bonus } : { step: 1, bonus: 0 };
  return { ...line, quantity, bonus, supplier, deal };
}

/**
 * What will stand on the order of each regret's product once all choices are carried out, by the regret's id: several
 * regrets may meet one line.
 */
export function afterwards(conflicts: readonly Conflict[], choices: Choices): ReadonlyMap<number, Afterwards> {
  const byChoice = Map.groupBy(conflicts, ({ regret }) => choiceFor(regret, choices));
  const lines = new Map<number, Standing>(conflicts.map(({ line }) => [line.id, line]));
  for (const choice of SENT_IN) {
    for (const { regret, line } of byChoice.get(choice) ?? []) {
      lines.set(line.id, become(lines.get(line.id) ?? line, regret, choice));
    }
  }
  return new Map(conflicts.map(({ regret, line }) => [regret.id, lines.get(line.id) ?? line]));
}
