import {
  ProductFigures,
  ProductHeading,
  type ProductHeadingProps,
} from '#features/ordering/product/ProductHeading.tsx';

/** The panel as the page has it, without the tabs that it stands beside. */
export const ProductInfo = (props: ProductHeadingProps) => (
  <>
    <ProductHeading {...props} />
    <ProductFigures product={props.product} />
  </>
);
