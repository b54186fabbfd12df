import type { CatalogueProduct } from '../catalogue/product.ts';
import { between, type Random, seededRandom } from '../runtime/random.ts';
import { type Colour, encodePng, type Picture } from './png.ts';

const WIDTH = 200;
const HEIGHT = 200;

const [PAPER, SHADOW, CARTON, EDGE, BAND, INK] = [0, 1, 2, 3, 4, 5];

type Paint = (left: number, top: number, right: number, bottom: number, colour: number) => void;

function canvas(): { pixels: Uint8Array; paint: Paint } {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(PAPER);
  return {
    pixels,
    paint(left, top, right, bottom, colour) {
      for (let y = top; y < bottom; y += 1) pixels.fill(colour, y * WIDTH + left, y * WIDTH + right);
    },
  };
}

/** A hue of the maker's own: its cartons look alike. */
function houseColours(manufacturer: string): { band: Colour; edge: Colour } {
  const random = seededRandom(`house ${manufacturer}`);
  const channel = () => between(random, 30, 190);
  const band: Colour = [channel(), channel(), channel()];
  return { band, edge: [band[0] >> 1, band[1] >> 1, band[2] >> 1] };
}

/** Lines that stand for print: no letters, so that nothing needs a font. */
function paintPrint(paint: Paint, random: Random, left: number, right: number): void {
  for (const top of [66, 80, 94]) {
    paint(left + 12, top, between(random, left + 40, right - 12), top + (top === 66 ? 8 : 4), INK);
  }
}

/** A carton as it stands on a shelf, the same each time for the same product. */
export function renderPackshot(product: CatalogueProduct): Uint8Array {
  const random = seededRandom(`packshot ${product.productid}`);
  const { band, edge } = houseColours(product.manufacturer);
  const { pixels, paint } = canvas();
  const [left, right] = [40, 148];
  const middle = between(random, 112, 136);
  paint(left + 6, 172, right + 18, 180, SHADOW);
  paint(left, 40, right, 174, CARTON);
  paint(right, 40, right + 12, 174, EDGE);
  paint(left, middle, right, middle + between(random, 16, 30), BAND);
  paint(left, 40, right, 52, BAND);
  paintPrint(paint, random, left, right);
  const picture: Picture = {
    width: WIDTH,
    height: HEIGHT,
    palette: [[255, 255, 255], [222, 224, 228], [244, 245, 247], edge, band, [74, 80, 92]],
    pixels,
  };
  return encodePng(picture);
}
