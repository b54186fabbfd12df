import { SUPPLIERS } from '../catalogue/data/suppliers.ts';
import type { Price } from '../catalogue/prices.ts';
import type { CatalogueProduct } from '../catalogue/product.ts';
import { between, pick, type Random, seededRandom } from '../runtime/random.ts';
import { answerOrder } from '../simulator/supplierSimulator.ts';
import type { SentLine, SentOrderRow } from '../store/rows.ts';
import type { Draft } from './draft.ts';
import { DAY, HOUR, MINUTE } from './history.ts';

/** Fifteen months, up to the two weeks that the sample fills order by order. */
const OLDEST = 456 * DAY;
const NEWEST = 15 * DAY;
/** What a pharmacy orders again and again. */
const REGULAR_PRODUCTS = 150;
/** Ids of the archive, far from those that are given out once a backend runs. */
const FIRST_ID = 1_000_000;

interface Offer {
  product: CatalogueProduct;
  price: Price;
}

interface Past {
  retailerid: number;
  staffname: string;
  /** Days between two orders, on average. */
  everydays: number;
}

/** The products most asked for, by the suppliers that have them. */
function regularOffers({ catalogue }: Draft): Map<string, Offer[]> {
  const regular = [...catalogue.products]
    .sort((one, other) => other.popularity - one.popularity || one.productid - other.productid)
    .slice(0, REGULAR_PRODUCTS);
  const offers = regular.flatMap((product) => catalogue.pricesOf(product).map((price) => ({ product, price })));
  return Map.groupBy(offers, ({ price }) => price.supplier.suppliercode);
}

function lineOf(random: Random, { product, price }: Offer, orderitemid: number, staffname: string): SentLine {
  const orderedquantity = price.quantity * between(random, 1, price.bonusquantity > 0 ? 3 : 18);
  return {
    ...{ orderitemid, orderedquantity, staffname },
    productid: product.productid,
    productdescription: product.description,
    supplierpriceid: price.supplierpriceid,
    supplierproductcode: price.supplierproductcode,
    orderedpricecents: price.pricecents,
    bonusquantity: (orderedquantity / price.quantity) * price.bonusquantity,
    ...{ suppliedquantity: 0, invoicedpricecents: 0, regretdescription: '', invoicenumber: '' },
  };
}

/** Moments in working hours, oldest first. */
function moments(random: Random, now: number, everydays: number): number[] {
  const found: number[] = [];
  for (let ago = OLDEST; ago > NEWEST; ago -= everydays * DAY * (0.5 + random())) found.push(now - ago);
  return found;
}

/**
 * The sent and answered orders of fifteen months, as rows of their own: the orders they came from are long closed.
 * Numbers run up to those the sample goes on from.
 */
export function addArchive(draft: Draft, pasts: readonly Past[]): void {
  const offers = regularOffers(draft);
  const suppliers = SUPPLIERS.slice(0, 10).filter(({ suppliercode }) => offers.has(suppliercode));
  if (suppliers.length === 0) return;
  let id = FIRST_ID;
  for (const { retailerid, staffname, everydays } of pasts) {
    const random = seededRandom(`archive ${retailerid}`);
    const times = moments(random, draft.now, everydays);
    for (const [at, sentat] of times.entries()) {
      const { suppliercode, suppliername } = pick(random, suppliers);
      const choice = offers.get(suppliercode) ?? [];
      const chosen = new Set(Array.from({ length: between(random, 1, 11) }, () => pick(random, choice)));
      const order: SentOrderRow = {
        ...{ retailerid, suppliercode, suppliername, staffname, sentat },
        orderid: ++id,
        ordernumber: String(retailerid * 100 - times.length + at),
        dueat: sentat,
        answeredat: null,
        lines: [...chosen].map((offer) => lineOf(random, offer, ++id, staffname)),
      };
      const answeredat = sentat + between(random, 10, 180) * MINUTE + (random() < 0.05 ? 30 * HOUR : 0);
      draft.rows.sentOrders.push(answerOrder(draft.catalogue, order, answeredat));
    }
  }
}
