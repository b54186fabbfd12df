import type { Supplier } from '../catalogue/data/suppliers.ts';
import type { CatalogueProduct } from '../catalogue/product.ts';
import { type Canvas, createCanvas } from './canvas.ts';
import { getCompanyStyle, hsl } from './colours.ts';
import { GOODS_PACKS } from './goods.ts';
import { PACKS } from './packs.ts';
import { type Colour, encodePng } from './png.ts';
import { PAINT, type Print, paintMark } from './print.ts';
import { getShape, type Shape } from './shapes.ts';

/** Twice the displayed size in px, for high-density screens. */
const SIZE = 400;

const painters: Record<Shape, (canvas: Canvas, print: Print) => void> = { ...PACKS, ...GOODS_PACKS };

/** The first words of a name, and its strength or size. */
function getPrint({ name, strength, packsize, manufacturer }: CatalogueProduct): Print {
  const words = name.split(/[^\p{L}\d.%+]+/u).filter((word) => word !== '');
  return { title: words.slice(0, 2), small: strength || packsize, mark: getCompanyStyle(manufacturer).mark };
}

function getPalette(product: CatalogueProduct, supplier: Supplier): Colour[] {
  const maker = getCompanyStyle(product.manufacturer);
  const shelf = getCompanyStyle(supplier.suppliername);
  const colours: Record<keyof typeof PAINT, Colour> = {
    paper: [255, 255, 255],
    shadow: [226, 229, 234],
    base: [247, 248, 250],
    shade: [216, 221, 228],
    main: maker.main,
    dark: maker.dark,
    light: maker.light,
    ink: [62, 69, 82],
    grey: [176, 183, 193],
    glass: [148, 82, 28],
    glassDark: [108, 56, 16],
    metal: [198, 204, 212],
    pill: hsl(maker.hue, 0.35, 0.93),
    pillShade: hsl(maker.hue, 0.22, 0.76),
    supplier: shelf.main,
    supplierLight: shelf.light,
  };
  return Object.entries(PAINT)
    .sort(([, one], [, other]) => one - other)
    .map(([name]) => colours[name as keyof typeof PAINT]);
}

/** The shelf label: the supplier's colour, mark and first word. */
function paintShelf(canvas: Canvas, { suppliername }: Supplier): void {
  const ink = { colour: PAINT.supplierLight, ground: PAINT.supplier };
  canvas.rounded(24, 354, 376, 392, 10, PAINT.supplier);
  paintMark(canvas, getCompanyStyle(suppliername).mark, 50, 373, 24, ink);
  canvas.text(suppliername.split(' ').slice(0, 2).join(' '), 76, 364, 280, 0.68, PAINT.supplierLight);
}

/** Returns a product's picture on a supplier's shelf; deterministic. A PNG of 400 × 400. */
export function renderPackshot(product: CatalogueProduct, supplier: Supplier): Uint8Array {
  const canvas = createCanvas(SIZE, SIZE);
  painters[getShape(product)](canvas, getPrint(product));
  paintShelf(canvas, supplier);
  return encodePng({ width: SIZE, height: SIZE, palette: getPalette(product, supplier), pixels: canvas.pixels });
}
