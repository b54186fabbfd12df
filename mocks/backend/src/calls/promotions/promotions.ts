import { listPromotions } from '@mortar/contract';
import { describeInFull } from '../../catalogue/fullDescription.ts';
import { handle } from '../../http/handle.ts';
import { nothing, refuse, value } from '../../http/reply.ts';
import { renderPackshot } from '../../images/packshot.ts';
import { base64 } from '../../images/png.ts';
import { mayOrderSchedule, rights } from '../../rules/access/rights.ts';
import { containsText, page } from '../../rules/lists.ts';
import { toRand } from '../../rules/money.ts';
import { getPromotions, type Promotion } from '../../rules/products/promotions.ts';

const PAGE_SIZE = 100;

const pictures = new WeakMap<Promotion, string>();

/** Returns a promotion's picture as a data URL; cached. */
function getPicture(promotion: Promotion): string {
  const picture =
    pictures.get(promotion) ??
    `data:image/png;base64,${base64(renderPackshot(promotion.product, promotion.price.supplier))}`;
  pictures.set(promotion, picture);
  return picture;
}

function promotionView(promotion: Promotion) {
  const { promotionid, product, price, costcents, savings, minimumorderqty, bonusqty } = promotion;
  const { productid, productcode, description } = product;
  const { supplierpriceid, supplierproductcode, supplier } = price;
  return {
    promotionid,
    productid,
    productcode,
    savings,
    minimumorderqty,
    bonusqty,
    productdescription: description,
    fulldescription: describeInFull(product),
    costprice: toRand(costcents),
    imagepath: getPicture(promotion),
    supplierpriceid,
    supplierproductcode,
    creditorid: supplier.creditorid,
    suppliercode: supplier.suppliercode,
    suppliername: supplier.suppliername,
  };
}

const answerList = handle(listPromotions, rights.useBrandedStore, ({ catalogue, staff }, requested) => {
  const { pagenum, pagesize, searchphrase } = requested;
  if (pagenum < 1 || pagesize < 1 || pagesize > PAGE_SIZE) return refuse('There is no such page.');
  const found = getPromotions(catalogue)
    .filter(({ product }) => mayOrderSchedule(staff.role.rolepermissions, product.schedule))
    .filter(({ product, price }) =>
      containsText(
        searchphrase,
        product.description,
        product.manufacturer,
        product.keyword,
        price.supplier.suppliername,
      ),
    );
  if (found.length === 0) return nothing;
  const last = Math.ceil(found.length / pagesize);
  const { rows, pages } = page(found, Math.min(pagenum, last), pagesize);
  return value({ promotions: rows.map(promotionView), numberofpages: pages });
});

export const promotionCalls = [answerList];
