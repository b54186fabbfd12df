import { messages as regretMessages } from '#features/ordering/regrets/messages.ts';
import { countPacks, getFit, getWorth, ownTargets } from '#features/ordering/regrets/model/places.ts';
import type { Regret } from '#orders/regrets/model/regret.ts';
import { shortNames } from '#retailers/model/shortNames.ts';
import type { Cents } from '#rules/money.ts';
import { messages } from './messages.ts';

const texts = regretMessages.advanced;

export interface DestinationOptions {
  money(cents: Cents): string;
  /** Returns a pharmacy's name, for a group. */
  pharmacyName?: ((retailerId: number) => string) | undefined;
  /** Open order: description, and a group's pharmacies, null if unknown; null without an open order. */
  open: { description: string; pharmacies: readonly number[] | null } | null;
}

/** Returns packs and total of regrets as text. */
export const packsText = (regrets: readonly Regret[], money: (cents: Cents) => string): string =>
  messages.packs(countPacks(regrets), money(getWorth(regrets)));

/** Returns the regrets of each pharmacy as text. */
export function byPharmacy(
  regrets: readonly Regret[],
  { money, pharmacyName = () => '' }: Pick<DestinationOptions, 'money' | 'pharmacyName'>,
): string[] {
  return [...Map.groupBy(regrets, ({ retailerId }) => retailerId)].map(([id, own]) =>
    messages.packsFor(packsText(own, money), pharmacyName(id)),
  );
}

/** Returns sentences that describe the target orders before Reorder is pressed (ruling 57). */
export function getDestination(regrets: readonly Regret[], options: DestinationOptions): string[] {
  const { open, pharmacyName } = options;
  if (!pharmacyName) return [open ? texts.intoOrder(open.description) : texts.intoNew];
  if (!open) {
    if (regrets.length === 0) return [texts.intoNew];
    return [`${messages.newOrders(ownTargets(regrets).length)} ${byPharmacy(regrets, options).join('; ')}.`];
  }
  if (open.pharmacies === null || regrets.length === 0) return [texts.intoOrder(open.description)];
  const { fitting, wider, foreign } = getFit(regrets, open.pharmacies);
  const notFitting = [...wider, ...foreign];
  const names = [...new Set(notFitting.map(({ retailerId }) => pharmacyName(retailerId)))];
  return [
    ...(fitting.length > 0 ? [texts.intoOrder(open.description)] : []),
    ...(notFitting.length > 0 ? [messages.askedAbout(notFitting.length, shortNames(names).join(', '))] : []),
  ];
}
