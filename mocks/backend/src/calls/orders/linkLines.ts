import type { ImportRule } from '@mortar/contract';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Price } from '../../catalogue/prices.ts';
import type { CatalogueProduct } from '../../catalogue/product.ts';
import type { AuthenticatedContext } from '../../http/requestContext.ts';
import { mayOrderSchedule } from '../../rules/access/rights.ts';
import { preferenceOf } from '../../rules/products/preference.ts';
import type { FileLine } from '../../upload/files.ts';

/** A line of a file with the price it is ordered at. */
export interface Linked {
  product: CatalogueProduct;
  price: Price;
  quantity: number;
}

interface Index {
  barcodes: Map<string, CatalogueProduct>;
  /** Made when a file first names products by their suppliers' codes: every price is looked at. */
  supplierproducts?: Map<string, CatalogueProduct>;
}

const indices = new WeakMap<Catalogue, Index>();

function indexOf(catalogue: Catalogue): Index {
  const known = indices.get(catalogue);
  if (known) return known;
  const barcodes = new Map(catalogue.products.flatMap((product) => product.barcodes.map((code) => [code, product])));
  const index: Index = { barcodes };
  indices.set(catalogue, index);
  return index;
}

function bySupplierCode(catalogue: Catalogue, code: string): CatalogueProduct | undefined {
  const index = indexOf(catalogue);
  index.supplierproducts ??= new Map(
    catalogue.products.flatMap((product) =>
      catalogue.pricesOf(product).map((price) => [price.supplierproductcode, product]),
    ),
  );
  return index.supplierproducts.get(code);
}

/** By nappi code, else barcode, else a supplier's code. */
function productOf(catalogue: Catalogue, line: FileLine<unknown>): CatalogueProduct | undefined {
  return (
    catalogue.byNappi(line.nappicode) ??
    indexOf(catalogue).barcodes.get(line.barcode) ??
    (line.supplierproductcode === '' ? undefined : bySupplierCode(catalogue, line.supplierproductcode))
  );
}

/** How prices compare under a rule; the first is taken. */
function order(context: AuthenticatedContext, rule: ImportRule): (one: Price, other: Price) => number {
  const preference = preferenceOf(context);
  const rank = ({ supplier }: Price) => preference(supplier.suppliercode) || Number.MAX_SAFE_INTEGER;
  const cheaper = (one: Price, other: Price) => one.pricecents - other.pricecents;
  if (rule === 'Cheapest') return cheaper;
  return (one, other) => rank(one) - rank(other) || cheaper(one, other);
}

/**
 * Finds the products of a file's lines. A line stays unlinked without a known product, a supplier that has it, a
 * quantity, or leave to order its schedule.
 */
export function linkLines<Row>(context: AuthenticatedContext, lines: readonly FileLine<Row>[], rule: ImportRule) {
  const compare = order(context, rule);
  const linked: Linked[] = [];
  const unlinked: Row[] = [];
  for (const line of lines) {
    const product = productOf(context.catalogue, line);
    const [price] = product ? [...context.catalogue.pricesOf(product)].sort(compare) : [];
    const allowed = product && mayOrderSchedule(context.staff.role.rolepermissions, product.schedule);
    if (product && price && allowed && line.quantity >= 1) linked.push({ product, price, quantity: line.quantity });
    else unlinked.push(line.row);
  }
  return { linked, unlinked };
}
