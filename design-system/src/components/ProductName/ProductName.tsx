import './ProductName.css';

interface ProductNameProps {
  /** The full description. */
  text: string;
  /** Start of the suffix that is never cut off: strength, form and pack. The text's length: no suffix. */
  suffixStart: number;
  /** Wraps in a zoomed page, so that nothing is cut off. */
  wraps?: boolean | undefined;
}

/**
 * A product description on one line: if space is short, its name is cut off, never the distinguishing suffix. In a grid
 * use the column's `suffixStart`.
 */
export const ProductName = ({ text, suffixStart, wraps = false }: ProductNameProps) => {
  const root = { 'data-wraps': wraps || undefined };
  if (suffixStart <= 0 || suffixStart >= text.length) {
    return (
      <span {...root} className="m-product-name m-product-name__name" translate="no">
        {text}
      </span>
    );
  }
  return (
    <span {...root} className="m-product-name" dir="auto" translate="no">
      <span className="m-product-name__name">{text.slice(0, suffixStart)}</span>
      <span className="m-product-name__tail">{text.slice(suffixStart)}</span>
    </span>
  );
};
