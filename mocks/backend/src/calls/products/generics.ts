import { listActiveIngredients, listFavourites, listGenericsOfIngredient } from '@mortar/contract';
import type { CatalogueProduct } from '../../catalogue/product.ts';
import { alphabetically } from '../../catalogue/search.ts';
import { handle, handleRead } from '../../http/handle.ts';
import { nothing, rows, value } from '../../http/reply.ts';
import type { AuthenticatedContext } from '../../http/requestContext.ts';
import { mayOrderSchedule, rights, SCHEDULES } from '../../rules/access/rights.ts';
import { ownWords } from '../../rules/products/keywords.ts';
import { productView } from './productView.ts';

const mayOrder =
  ({ staff }: AuthenticatedContext) =>
  ({ schedule }: CatalogueProduct) =>
    mayOrderSchedule(staff.role.rolepermissions, schedule);

function genericDescription({ ingredients, form }: CatalogueProduct): string {
  const parts = ingredients.map(({ name, strength, unit }) => [name, strength, unit].filter(Boolean).join(' '));
  return [parts.join('; '), form].filter((part) => part !== '').join(', ');
}

/** Products per check of the time slice. */
const PART = 100;

const collator = new Intl.Collator('en');

const answerIngredients = handleRead(listActiveIngredients, rights.readOrdering, async (context, query) => {
  const { filter, value: requested } = query;
  const wanted = requested.trim().toLowerCase();
  const fits = (product: CatalogueProduct) =>
    (filter === 'Nappi' ? product.nappicode : genericDescription(product).toLowerCase()).includes(wanted);
  const allowed = mayOrder(context);
  const groups = new Map<string, CatalogueProduct>();
  for (const [at, product] of context.catalogue.products.entries()) {
    if (at % PART === 0 && context.scheduler.shouldYield) await context.scheduler.yield();
    const { genericskey } = product;
    if (genericskey !== '' && !groups.has(genericskey) && allowed(product) && fits(product)) {
      groups.set(genericskey, product);
    }
  }
  if (groups.size === 0) return nothing;
  const found = [...groups.values()].map((product) => ({
    fullgenericdescription: genericDescription(product),
    nappicode: product.nappicode,
  }));
  found.sort((a, b) => collator.compare(a.fullgenericdescription, b.fullgenericdescription));
  return rows('genericproductswithindex', found, (row, index) => ({ index, ...row }));
});

const answerProducts = handle(listGenericsOfIngredient, rights.readOrdering, (context, { nappi }) => {
  const product = context.catalogue.byNappi(nappi);
  if (!product || product.genericskey === '') return nothing;
  const found = [product, ...context.catalogue.getGenerics(product)].filter(mayOrder(context)).sort(alphabetically);
  return found.length === 0 ? nothing : value({ genericproducts: found.map(productView(context)) });
});

const answerFavourites = handleRead(listFavourites, rights.readOrdering, async (context, query) => {
  const { store, retailer, staff } = context;
  const allowed = SCHEDULES.filter((schedule) => mayOrderSchedule(staff.role.rolepermissions, schedule));
  const found = await context.search({
    field: query.filter,
    match: query.searchtype,
    value: query.value,
    suppliercode: '',
    sort: 'Alphabetically',
    schedules: new Set(allowed),
    frequency: () => new Map(),
    only: new Set(store.favourites.at(retailer.retailerid).map(({ productid }) => productid)),
    keywords: ownWords(context),
  });
  return found.length === 0 ? nothing : rows('products', found, productView(context));
});

export const genericCalls = [answerIngredients, answerProducts, answerFavourites];
