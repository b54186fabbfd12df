import { unzlibSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { SUPPLIERS } from '../../src/catalogue/data/suppliers.ts';
import { generateCatalogue } from '../../src/catalogue/generate.ts';
import type { CatalogueProduct } from '../../src/catalogue/product.ts';
import { renderPackshot } from '../../src/images/packshot.ts';
import { getPortrait } from '../../src/images/portrait.ts';
import { getShape } from '../../src/images/shapes.ts';

const { products } = generateCatalogue({ products: 1_500, seed: 2026 });
const [kestrel, protea] = SUPPLIERS;
if (!kestrel || !protea) throw new Error('There are no suppliers.');

/** A product of each shape. */
const examples = [...new Map(products.map((product) => [getShape(product), product])).entries()];
const named = (words: RegExp): CatalogueProduct => {
  const found = products.find(({ description }) => words.test(description));
  if (!found) throw new Error(`No product is ${words}.`);
  return found;
};

interface Png {
  width: number;
  height: number;
  colours: number;
  /** Palette index of each pixel. */
  pixels: number[];
}

/** Decodes an indexed PNG of four bits. */
function read(bytes: Uint8Array): Png {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const chunks = new Map<string, Uint8Array>();
  for (let at = 8; at < bytes.length; ) {
    const length = view.getUint32(at);
    chunks.set(String.fromCharCode(...bytes.subarray(at + 4, at + 8)), bytes.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  const header = new DataView((chunks.get('IHDR') ?? bytes).slice().buffer);
  const [width, height] = [header.getUint32(0), header.getUint32(4)];
  const rows = unzlibSync(chunks.get('IDAT') ?? bytes);
  const stride = rows.length / height;
  const pixels = Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_unused, x) => {
      const byte = rows[y * stride + 1 + (x >> 1)] ?? 0;
      return x % 2 ? byte & 15 : byte >> 4;
    }),
  ).flat();
  return { width, height, colours: (chunks.get('PLTE')?.length ?? 0) / 3, pixels };
}

describe('the picture of a product', () => {
  it('is rendered by its packaging', () => {
    expect(getShape(named(/ TAB /))).toBe('blister');
    expect(getShape(named(/ SYR /))).toBe('syrup');
    expect(getShape(named(/ INH /))).toBe('inhaler');
    expect(getShape(named(/ CRM /))).toBe('tube');
    expect(getShape(named(/ INJ /))).toBe('vial');
    expect(getShape(named(/ EYE DROPS /))).toBe('dropper');
    expect(getShape(named(/Shampoo/))).toBe('bottle');
    expect(getShape(named(/Toothpaste/))).toBe('tube');
    expect(getShape(named(/Multivitamin|Vitamin C/))).toBe('tub');
    expect(getShape(named(/Nappies/))).toBe('pillow');
    expect(examples.length).toBeGreaterThan(12);
  });

  it.each(examples)('as a %s fills a sharp square, in few bytes, the same each time', (_shape, product) => {
    const bytes = renderPackshot(product, kestrel);
    expect(bytes.length).toBeLessThan(4_000);
    const { width, height, colours, pixels } = read(bytes);
    expect([width, height, colours]).toEqual([400, 400, 16]);
    const painted = pixels.filter((colour) => colour !== 0).length / pixels.length;
    expect(painted).toBeGreaterThan(0.25);
    expect(painted).toBeLessThan(0.8);
    expect(new Set(pixels).size).toBeGreaterThan(7);
    // Nothing is cut off at the edges.
    const edge = pixels.filter((_, index) => index < 400 * 16 || index % 400 < 16 || index % 400 >= 384);
    expect(new Set(edge)).toEqual(new Set([0]));
    expect(renderPackshot(product, kestrel)).toEqual(bytes);
  });

  it('differs between manufacturers’ products, and between suppliers’ shelves', () => {
    const few = products.slice(0, 60);
    const pictures = new Set(few.map((product) => Buffer.from(renderPackshot(product, kestrel)).toString('base64')));
    expect(pictures.size).toBeGreaterThan(50);
    const [first] = few;
    if (!first) throw new Error('There are no products.');
    expect(renderPackshot(first, protea)).not.toEqual(renderPackshot(first, kestrel));
  });
});

it('creates a portrait of initials without external resources', () => {
  const picture = getPortrait('Nomsa Khumalo');
  expect(decodeURIComponent(picture)).toMatch(
    /^data:image\/svg\+xml,<svg [^>]+><circle[^>]+><text[^>]+>NK<\/text><\/svg>$/,
  );
  expect(picture.length).toBeLessThan(600);
  expect(getPortrait('Kestrel Wholesale')).not.toBe(picture);
});
