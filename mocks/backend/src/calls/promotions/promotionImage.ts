import { getPromotionImage } from '@mortar/contract';
import { handle } from '../../http/handle.ts';
import { nothing, value } from '../../http/reply.ts';
import { renderPackshot } from '../../images/packshot.ts';
import { base64 } from '../../images/png.ts';
import { rights } from '../../rules/access/rights.ts';

/** Every product that the supplier sells has a picture, even without a promotion. */
const answerImage = handle(getPromotionImage, rights.seePromotions, ({ catalogue }, { productcode, suppliercode }) => {
  const product = catalogue.byCode(productcode);
  const sold = product && catalogue.getPrices(product).find(({ supplier }) => supplier.suppliercode === suppliercode);
  return product && sold ? value({ promotionimagebase64: base64(renderPackshot(product, sold.supplier)) }) : nothing;
});

export const promotionImageCalls = [answerImage];
