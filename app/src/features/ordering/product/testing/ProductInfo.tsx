import {
  ProductFigures,
  ProductHeading,
  type ProductHeadingProps,
} from '#features/ordering/product/ProductHeading.tsx';

/** Product information of the page, without the surrounding tabs and panel. */
export const ProductInfo = (props: ProductHeadingProps) => (
  <>
    <ProductHeading {...props} />
    {props.product && <ProductFigures product={props.product} />}
  </>
);
