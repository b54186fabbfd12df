import {
  getProductInfo,
  listGenerics,
  listProducts,
  listSuppliers,
  type Schedule,
  updateFavourite,
} from '@mortar/contract';
import { SUPPLIERS } from '../../catalogue/data/suppliers.ts';
import type { CatalogueProduct } from '../../catalogue/product.ts';
import { alphabetically } from '../../catalogue/search.ts';
import { handle, handleRead } from '../../http/handle.ts';
import { nothing, refuse, rows, success, value } from '../../http/reply.ts';
import type { AuthenticatedContext } from '../../http/requestContext.ts';
import { mayOrderSchedule, rights, SCHEDULES } from '../../rules/access/rights.ts';
import { toRand } from '../../rules/money.ts';
import { ownWords } from '../../rules/products/keywords.ts';
import { promotionsOfAdvert } from '../../rules/products/promotions.ts';
import type { TermsRow } from '../../store/rows.ts';
import { productView } from './productView.ts';

/** Returns the requested schedules that the role allows. */
function getSchedules({ staff }: AuthenticatedContext, text: string): Set<Schedule> {
  const requested = new Set(text.split(',').map((schedule) => schedule.trim().toUpperCase()));
  return new Set(
    SCHEDULES.filter((schedule) => requested.has(schedule) && mayOrderSchedule(staff.role.rolepermissions, schedule)),
  );
}

function frequencies({ store, retailer }: AuthenticatedContext): Map<number, number> {
  const counts = new Map<number, number>();
  for (const order of store.sentOrders.at(retailer.retailerid)) {
    for (const { productid } of order.lines) counts.set(productid, (counts.get(productid) ?? 0) + 1);
  }
  return counts;
}

const answerList = handleRead(listProducts, rights.readOrdering, async (context, query) => {
  const promoted = query.adid === 0 ? null : promotionsOfAdvert(context.catalogue, query.adid);
  const found = await context.search({
    field: query.filter,
    match: query.searchtype,
    value: query.value,
    suppliercode: query.wholesalercode,
    sort: query.sortby,
    schedules: getSchedules(context, query.productschedules),
    frequency: () => frequencies(context),
    keywords: ownWords(context),
    ...(promoted && { only: new Set(promoted.keys()) }),
  });
  return found.length === 0 ? nothing : rows('products', found, productView(context));
});

const answerGenerics = handle(listGenerics, rights.readOrdering, (context, { nappi }) => {
  const product = context.catalogue.byNappi(nappi);
  const found = product ? context.catalogue.getGenerics(product) : [];
  const isAllowed = (generic: CatalogueProduct) =>
    mayOrderSchedule(context.staff.role.rolepermissions, generic.schedule);
  const genericproducts = found.filter(isAllowed).sort(alphabetically).map(productView(context));
  return genericproducts.length === 0 ? nothing : value({ genericproducts });
});

const answerFavourite = handle(updateFavourite, rights.editOrders, (context, _query, { productid, isfavourite }) => {
  const { store, catalogue, retailer } = context;
  if (!catalogue.byId(productid)) return nothing;
  const row = { retailerid: retailer.retailerid, productid };
  if (isfavourite) store.favourites.put(row);
  else store.favourites.delete(`${row.retailerid}/${productid}`);
  return success;
});

/** Usual mark-up on the single exit price: the dispensing fee's middle tier. */
const DISPENSING_MARKUP = 1.36;

function fullDescription(product: CatalogueProduct): string {
  const { description, manufacturer, ingredients } = product;
  const parts = ingredients.map(({ name, strength, unit }) => [name, strength, unit].filter(Boolean).join(' '));
  return [description, parts.join('; '), manufacturer].filter((part) => part !== '').join(' · ');
}

const answerInfo = handle(getProductInfo, rights.readOrdering, ({ catalogue }, { productcode }) => {
  const product = catalogue.byCode(productcode);
  if (!product) return nothing;
  const info = {
    sep: toRand(product.sepcents),
    retail: toRand(Math.round(product.sepcents * DISPENSING_MARKUP)),
    ingredient: product.ingredients.map(({ name }) => name).join(', '),
    fulldescription: fullDescription(product),
  };
  return value({ productinfo: [info] });
});

function toTerms({ creditlimitcents, minimumordercents, closingday, accountnumbers, ...contact }: TermsRow) {
  const { telephonenumber = '', email = '', retailprice = '', additionalinfo = '' } = contact;
  return {
    creditlimit: toRand(creditlimitcents),
    minimumordervalue: toRand(minimumordercents),
    closingday: closingday ?? 0,
    accountnumber: accountnumbers[0] ?? '',
    telephonenumber,
    email,
    retailprice,
    additionalinfo,
  };
}

const answerSuppliers = handle(listSuppliers, rights.anyone, ({ store, retailer, staff }, { wholesalername = '' }) => {
  if (!staff.role.rolepermissions.dashboard.ordering && !staff.role.rolepermissions.dashboard.settings) {
    return refuse(rights.readOrdering.text);
  }
  const named = SUPPLIERS.filter(({ suppliername }) =>
    suppliername.toLowerCase().includes(wholesalername.trim().toLowerCase()),
  );
  const wholesalers = named.flatMap(({ creditorid, suppliercode, suppliername }) => {
    const terms = store.terms.get(`${retailer.retailerid}/${suppliercode}`);
    if (!terms) return [];
    const { preference, autoregretsenabled = false } = terms;
    const supplier = { creditorid, wholesalercode: suppliercode, wholesalername: suppliername };
    return [{ ...supplier, preference, autoregretsenabled, ...toTerms(terms) }];
  });
  return wholesalers.length === 0 ? nothing : value({ wholesalers });
});

export const productCalls = [answerList, answerGenerics, answerFavourite, answerInfo, answerSuppliers];
