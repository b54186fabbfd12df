import type { ImportRule } from '@mortar/contract';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Price } from '../../catalogue/prices.ts';
import type { CatalogueProduct } from '../../catalogue/product.ts';
import type { AuthenticatedContext } from '../../http/requestContext.ts';
import { mayOrderSchedule } from '../../rules/access/rights.ts';
import { quantityProblem } from '../../rules/orders/lines.ts';
import { getPreference } from '../../rules/products/preference.ts';
import type { CooperativeScheduler } from '../../runtime/cooperativeScheduler.ts';
import type { FileLine } from '../../upload/files.ts';

interface Linked {
  product: CatalogueProduct;
  price: Price;
  quantity: number;
}

/** Null for a code shared by several products. */
type Codes = ReadonlyMap<string, CatalogueProduct | null>;

/** Products per check of the time slice. */
const PART = 100;

/** Returns an index of products by their codes; built once per catalogue, in time slices. */
function indexBy(getCodes: (catalogue: Catalogue, product: CatalogueProduct) => readonly string[]) {
  const indices = new WeakMap<Catalogue, Promise<Codes>>();
  async function make(catalogue: Catalogue, scheduler: CooperativeScheduler): Promise<Codes> {
    const index = new Map<string, CatalogueProduct | null>();
    for (const [at, product] of catalogue.products.entries()) {
      if (at % PART === 0 && scheduler.shouldYield) await scheduler.yield();
      for (const code of getCodes(catalogue, product)) {
        const other = index.get(code);
        index.set(code, other === undefined || other === product ? product : null);
      }
    }
    return index;
  }
  return (catalogue: Catalogue, scheduler: CooperativeScheduler): Promise<Codes> => {
    const index = indices.get(catalogue) ?? make(catalogue, scheduler);
    indices.set(catalogue, index);
    return index;
  };
}

const byBarcode = indexBy((_catalogue, { barcodes }) => barcodes);
const bySupplierCode = indexBy((catalogue, product) =>
  catalogue.getPrices(product).map(({ supplierproductcode }) => supplierproductcode),
);

/**
 * Finds a line's product by nappi code and barcode, which must agree if both are known, else by a supplier's code. None
 * if codes refer to several products.
 */
async function finder({ catalogue, scheduler }: AuthenticatedContext, lines: readonly FileLine<unknown>[]) {
  const barcodes = await byBarcode(catalogue, scheduler);
  // Builds the index over all prices only if the file needs it.
  const isNamed = lines.some(({ supplierproductcode }) => supplierproductcode !== '');
  const codes: Codes = isNamed ? await bySupplierCode(catalogue, scheduler) : new Map();
  return ({ nappicode, barcode, supplierproductcode }: FileLine<unknown>) => {
    const found = [catalogue.byNappi(nappicode), barcodes.get(barcode)].filter((product) => product !== undefined);
    const [product = codes.get(supplierproductcode), other = product] = found;
    return product === other ? product : null;
  };
}

/** Returns the order of prices under a rule; the first is used. */
function order(context: AuthenticatedContext, rule: ImportRule): (a: Price, b: Price) => number {
  const preference = getPreference(context);
  const rank = ({ supplier }: Price) => preference(supplier.suppliercode) || Number.MAX_SAFE_INTEGER;
  const cheaper = (a: Price, b: Price) => a.pricecents - b.pricecents;
  if (rule === 'Cheapest') return cheaper;
  return (a, b) => rank(a) - rank(b) || cheaper(a, b);
}

/**
 * Links a file's lines to products in time slices. A line stays unlinked without a known product, an available
 * supplier, a quantity, or permission for its schedule.
 */
export async function linkLines<Row>(
  context: AuthenticatedContext,
  lines: readonly FileLine<Row>[],
  rule: ImportRule,
): Promise<{ linked: Linked[]; unlinked: Row[] }> {
  const { catalogue, scheduler, staff } = context;
  await scheduler.yield();
  const getProduct = await finder(context, lines);
  const compare = order(context, rule);
  const linked: Linked[] = [];
  const unlinked: Row[] = [];
  for (const [at, line] of lines.entries()) {
    if (at % PART === 0 && scheduler.shouldYield) await scheduler.yield();
    const product = getProduct(line);
    const [price] = product ? [...catalogue.getPrices(product)].sort(compare) : [];
    const allowed = product && mayOrderSchedule(staff.role.rolepermissions, product.schedule);
    if (product && price && allowed && quantityProblem(line.quantity) === null)
      linked.push({ product, price, quantity: line.quantity });
    else unlinked.push(line.row);
  }
  return { linked, unlinked };
}
