import {
  ProductFigures,
  ProductHeading,
  type ProductHeadingProps,
} from '#features/ordering/product/ProductHeading.tsx';

/** What the page shows of a product, without the tabs and the panel that it stands beside. */
export const ProductInfo = (props: ProductHeadingProps) => (
  <>
    <ProductHeading {...props} />
    {props.product && <ProductFigures product={props.product} />}
  </>
);
