import type { ListLine } from '@mortar/reading';
import { genericsQuery } from '#features/ordering/generics/api/generics.ts';
import { getConfidence, type Match, type Sold } from '#features/ordering/quick-order/model/match.ts';
import { isFarAbove, usualMaximum } from '#features/ordering/quick-order/model/usual.ts';
import { substitutesFor } from '#features/ordering/substitution/model/substitutes.ts';
import { useCurrentOrder } from '#orders/current/useCurrentOrder.ts';
import { readProductsOfCode } from '#products/codes/api/productsOfCode.ts';
import { productHistoryQuery } from '#products/history/api/historyOfYear.ts';
import { supplierPricesQuery } from '#products/prices/api/supplierPrices.ts';
import type { Product } from '#products/search/model/product.ts';
import { allowedSchedules } from '#rules/schedules.ts';
import { useServices } from '#session/services.ts';
import { useSettings } from '#session/settings.tsx';
import { usePermissions, useSession } from '#session/useSession.ts';
import { readProductsOfName } from './productsOfName.ts';

/** Matches lines of a list like manual search, within the role's permissions. */
export function useSold() {
  const services = useServices();
  const settings = useSettings();
  const adid = useCurrentOrder().current?.adid ?? 0;
  const { grouporderingenabled: group } = useSession().staff;
  const schedules = allowedSchedules(usePermissions().ordering.productschedules);
  const { client, queryClient } = services;
  // Preferred products belong to a pharmacy, not a group (001 §4).
  const checksPreferred = settings.ordering_PPL_Enabled && !group;

  /** Past orders; empty after an error, so that the quantity is checked by the user. */
  const readPast = ({ productCode }: Product) =>
    queryClient.fetchQuery({ ...productHistoryQuery(client, productCode), retry: false }).catch(() => []);
  /** Reads what is needed to order a product. @throws if a call failed */
  const readSold = async (product: Product, quantity: number | null): Promise<Sold> => {
    const { productCode, nappiCode } = product;
    const [prices, generics] = await Promise.all([
      queryClient.fetchQuery(supplierPricesQuery(client, productCode, settings, group, adid)),
      checksPreferred ? queryClient.fetchQuery(genericsQuery(client, nappiCode)) : [],
    ]);
    const sold = { product, prices, substitutes: substitutesFor(product, generics) };
    return isFarAbove(quantity ?? 0, usualMaximum(prices)) ? { ...sold, past: await readPast(product) } : sold;
  };
  return {
    /**
     * Returns a line's match after the user selected a product: one of several, or a preferred one, which ends that
     * question. Returns the match unchanged for other products.
     * @throws if a call failed
     */
    async choose(match: Match, productcode: string, quantity: number | null): Promise<Match> {
      const choices = match.kind === 'several' ? match.products : match.kind === 'one' ? match.sold.substitutes : [];
      const product = choices.find((each) => each.productCode === productcode);
      if (!product) return match;
      const sold = await readSold(product, quantity);
      const withoutQuestion = match.kind === 'several' ? sold : { ...sold, substitutes: [] };
      return { kind: 'one', sold: withoutQuestion, confidence: 'certain' };
    },
    /** Matches a line's codes or name; a name alone never matches a single product. @throws if a call failed */
    async match(line: ListLine): Promise<Match> {
      if (line.byName) {
        const named = await readProductsOfName(services, line.description, schedules);
        return named.length === 0 ? { kind: 'none' } : { kind: 'several', products: named };
      }
      const { by, products } = await readProductsOfCode(services, line.lookups, schedules);
      const [product, another] = products;
      if (!product || !by) return { kind: 'none' };
      if (another) return { kind: 'several', products };
      return {
        kind: 'one',
        sold: await readSold(product, line.quantity),
        confidence: getConfidence(line, product, by),
      };
    },
  };
}
