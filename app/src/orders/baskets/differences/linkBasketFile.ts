import type { ImportRule } from '@mortar/contract';
import { type BasketLine, type Lookup, readCode } from '@mortar/reading';
import type { OrderLine } from '#orders/current/model/line.ts';
import { toOffer } from '#orders/lines/model/offer.ts';
import { readProductsOfCode } from '#products/codes/api/productsOfCode.ts';
import type { SupplierPrice } from '#products/prices/model/supplierPrice.ts';
import type { Product } from '#products/search/model/product.ts';
import { runConcurrently } from '#server/runConcurrently.ts';
import type { LinkedLine } from './basketDifferences.ts';

/** Maximum number of concurrent lookups. */
const MAX_CONCURRENT = 4;

type Services = Parameters<typeof readProductsOfCode>[0];

export interface LinkOptions {
  services: Services;
  rule: ImportRule;
  /** Schedules allowed for the role, in the form of calls. */
  schedules: string;
  /** Reads supplier prices. @throws if the call failed */
  getPrices(product: Product): Promise<readonly SupplierPrice[]>;
  signal: AbortSignal;
}

const isSame = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** Matches lines by the file's supplier, or any if it names none. */
const isOf = (supplier: string) => (line: Pick<OrderLine, 'supplier' | 'supplierCode'>) =>
  supplier === '' || isSame(line.supplier, supplier) || isSame(line.supplierCode, supplier);

/** Finds the basket line of an exported line: by supplier and code, else by description. */
function ownLine(items: readonly OrderLine[], { supplier, supplierCode, row }: BasketLine): OrderLine | undefined {
  const theirs = items.filter(isOf(supplier));
  const byCode = theirs.filter((line) => supplierCode !== '' && isSame(line.supplierProductCode, supplierCode));
  const byName = theirs.filter(({ description }) => isSame(description, row.productdescription));
  const [first, another] = byCode.length > 0 ? byCode : byName;
  return another ? undefined : first;
}

const getLookups = ({ nappi, barcode }: BasketLine): Lookup[] => {
  const own: Lookup[] = nappi === '' ? [] : [{ field: 'Nappi', value: nappi }];
  return [...own, ...(readCode(barcode)?.lookups.filter(({ field }) => field === 'Barcode') ?? [])];
};

/** Price to order a product at: of the file's supplier if available, else by the rule. */
function priceFor(prices: readonly SupplierPrice[], supplier: string, rule: ImportRule): SupplierPrice | undefined {
  const free = prices.filter(({ locked }) => !locked);
  const named = free.find(
    (price) => supplier !== '' && (isSame(price.supplier, supplier) || isSame(price.supplierCode, supplier)),
  );
  const getRank = ({ preference }: SupplierPrice) => (preference > 0 ? preference : Number.MAX_SAFE_INTEGER);
  const byRule = free.toSorted((a, b) => (rule === 'Preferred' ? getRank(a) - getRank(b) : 0) || a.price - b.price);
  return named ?? byRule[0];
}

/**
 * Matches the lines of a basket's own file with the basket's lines, else with products at a supplier's price.
 * @throws if a call failed, since the match is then unknown; the signal's reason if aborted
 */
export async function linkBasketFile(
  lines: readonly BasketLine[],
  items: readonly OrderLine[],
  { services, rule, schedules, getPrices, signal }: LinkOptions,
): Promise<readonly LinkedLine[]> {
  const links = new Map<BasketLine, LinkedLine['link']>();
  const link = async (file: BasketLine): Promise<LinkedLine['link']> => {
    const own = ownLine(items, file);
    if (own) return { kind: 'line', line: own };
    const { products } = await readProductsOfCode(services, getLookups(file), schedules);
    const [product, another] = products;
    if (!product || another) return { kind: 'none' };
    const price = priceFor(await getPrices(product), file.supplier, rule);
    const basketLine = items.find(
      (item) => item.productId === product.productId && item.supplierPriceId === price?.supplierPriceId,
    );
    if (basketLine) return { kind: 'line', line: basketLine };
    return price ? { kind: 'offer', offer: toOffer(product, price) } : { kind: 'none' };
  };
  await runConcurrently(
    lines,
    { atOnce: MAX_CONCURRENT, signal },
    async (file) => void links.set(file, await link(file)),
  );
  return lines.map((file) => ({ file, link: links.get(file) ?? { kind: 'none' } }));
}
