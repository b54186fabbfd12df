import './ProductName.css';

interface ProductNameProps {
  /** The whole description. */
  text: string;
  /** Where the part begins that is never cut: strength, form and pack. The text's length: nothing is kept. */
  tail: number;
  /** Where the page is zoomed it takes the lines it needs and nothing is cut. */
  wraps?: boolean | undefined;
}

/**
 * A product by its description, on one line: where there is too little room its name gives way, never what tells it from
 * others of that name. In a grid the column does it: `tail`.
 */
export const ProductName = ({ text, tail, wraps = false }: ProductNameProps) => {
  const root = { 'data-wraps': wraps || undefined };
  if (tail <= 0 || tail >= text.length) {
    return (
      <span {...root} className="m-product-name m-product-name__name" translate="no">
        {text}
      </span>
    );
  }
  return (
    <span {...root} className="m-product-name" dir="auto" translate="no">
      <span className="m-product-name__name">{text.slice(0, tail)}</span>
      <span className="m-product-name__tail">{text.slice(tail)}</span>
    </span>
  );
};
