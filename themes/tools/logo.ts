import { parse } from 'culori';
import { type Attribute, getTokens, type Token } from './svgTokens.ts';

// Checks a company's logo before it is written into generated pictures.

/** The parts of a logo used in pictures. */
export interface Logo {
  /** `0 0 120 40`, and the width for a height of 1. */
  viewBox: string;
  ratio: number;
  /** Other attributes of the root, and its content without scripts, references or editor data. */
  attributes: string;
  content: string;
  /** All colours used, as written. */
  colours: readonly string[];
}

/** Maximum size in bytes, because every page loads it. */
const LARGEST = 64 * 1024;

const SHAPES = new Set(['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'use']);
const RENDERED = new Set([
  ...SHAPES,
  ...['g', 'defs', 'symbol', 'style', 'image', 'clipPath', 'mask', 'pattern'],
  ...['linearGradient', 'radialGradient', 'stop', 'filter'],
]);
/** Metadata, which generated pictures replace with their own. */
const LEFT_OUT = new Set(['title', 'desc', 'metadata']);
const PAINTS = ['fill', 'stroke', 'stop-color', 'flood-color', 'color'];

const isEditors = (name: string) => name.includes(':') && !/^(xlink:href|xml:space|xmlns:xlink)$/.test(name);
const isInside = (address: string) => /^#|^data:image\/(png|jpeg|webp);base64,/.test(address.trim());

/** @throws for a style that loads something or contains escapes */
function checkStyle(css: string): void {
  if (/@import|\\/.test(css))
    throw new Error('The logo imports a style sheet or writes one in escapes. Write its styles out.');
  for (const [, address = ''] of css.matchAll(/url\(\s*["']?([^"')]*)/gi)) checkAddress(address);
}

function checkAddress(address: string): void {
  if (!isInside(address)) {
    throw new Error(`The logo refers to ${address.trim().slice(0, 60)}, which is outside of it. Put it into the file.`);
  }
}

function checkAttribute({ name, value }: Attribute): void {
  if (/^on/i.test(name)) throw new Error(`The logo reacts to events (${name}). Take that out: a logo is a picture.`);
  if (/^(xlink:)?href$/i.test(name)) checkAddress(value);
  else if (name !== 'xmlns' && name !== 'xmlns:xlink') checkStyle(value);
}

function checkElement(name: string): void {
  if (name === 'script') throw new Error('The logo holds a script. Take it out: a logo is a picture.');
  if (/^(text|tspan|textPath)$/.test(name)) {
    throw new Error('The logo sets text in a face that others may not have. Turn its text into outlines.');
  }
  if (!RENDERED.has(name) && !/^fe[A-Z]/.test(name)) {
    throw new Error(`The logo holds <${name}>, which is no part of a plain picture. Take it out.`);
  }
}

/** Returns the colours in attributes or a style sheet. */
const statedIn = (css: string): string[] =>
  [...css.matchAll(/([\w-]+)\s*:\s*([^;}]+)/g)].flatMap(([, name = '', value = '']) =>
    PAINTS.includes(name) ? [value.trim()] : [],
  );
const getStated = (attributes: readonly Attribute[]): string[] =>
  attributes.flatMap(({ name, value }) =>
    name === 'style' ? statedIn(value) : PAINTS.includes(name) ? [value.trim()] : [],
  );

const isColour = (text: string) => !/^(none|inherit|transparent|url\(.*)$/.test(text) && parse(text) !== undefined;

/** Removes metadata and editor data. */
function withoutMetadata(tokens: readonly Token[]): Token[] {
  let skipped = 0;
  return tokens.flatMap((token): Token[] => {
    if (token.kind === 'text') return skipped > 0 ? [] : [token];
    const isOut = LEFT_OUT.has(token.name) || token.name.includes(':');
    if (skipped === 0 && !isOut) {
      return token.kind === 'end'
        ? [token]
        : [{ ...token, attributes: token.attributes.filter(({ name }) => !isEditors(name)) }];
    }
    if (token.kind === 'start') skipped += 1;
    if (token.kind === 'end') skipped -= 1;
    return [];
  });
}

const writeAttributes = (attributes: readonly Attribute[]) => attributes.map(({ text }) => ` ${text}`).join('');
const getText = (token: Token) => {
  if (token.kind === 'text') return token.text;
  if (token.kind === 'end') return `</${token.name}>`;
  return `<${token.name}${writeAttributes(token.attributes)}${token.kind === 'empty' ? '/' : ''}>`;
};

/** Returns the colours used: stated ones, and black for shapes without a colour. */
function getColours(tokens: readonly Token[]): string[] {
  const colours = new Set<string>();
  const fills: boolean[] = [];
  const hasSheet = tokens.some((token) => token.kind === 'start' && token.name === 'style');
  for (const token of tokens) {
    if (token.kind === 'text') for (const colour of statedIn(token.value)) colours.add(colour);
    if (token.kind === 'end') fills.pop();
    if (token.kind !== 'start' && token.kind !== 'empty') continue;
    for (const colour of getStated(token.attributes)) colours.add(colour);
    const isFilled =
      hasSheet ||
      fills.at(-1) === true ||
      token.attributes.some(({ name, value }) => name === 'fill' || /fill\s*:/.test(value));
    if (SHAPES.has(token.name) && !isFilled) colours.add('#000000');
    if (token.kind === 'start') fills.push(isFilled);
  }
  return [...colours].map((colour) => (/^currentcolor$/i.test(colour) ? '#000000' : colour)).filter(isColour);
}

/** @throws with instructions for the user */
function getFrame(attributes: readonly Attribute[]): Pick<Logo, 'viewBox' | 'ratio'> {
  const viewBox = attributes.find(({ name }) => name === 'viewBox')?.value.trim() ?? '';
  const [, , width = 0, height = 0, ...more] = viewBox.split(/[\s,]+/).map(Number);
  if (!(width > 0 && height > 0) || more.length > 0) {
    throw new Error('The logo has no viewBox, so that it cannot be made larger or smaller: viewBox="0 0 120 40".');
  }
  return { viewBox, ratio: width / height };
}

/**
 * Reads a logo from the text of an SVG file.
 * @throws with instructions for the user if it is not a plain picture
 */
export function readLogo(text: string): Logo {
  if (Buffer.byteLength(text) > LARGEST) {
    throw new Error(
      `The logo has ${Math.ceil(Buffer.byteLength(text) / 1024)} kB; ${LARGEST / 1024} at most. Simplify it.`,
    );
  }
  const tokens = withoutMetadata(getTokens(text));
  const [root] = tokens;
  if (root?.kind !== 'start' || root.name !== 'svg')
    throw new Error('The logo is no SVG file: it begins with no <svg>.');
  for (const token of tokens) {
    if (token.kind === 'text') checkStyle(token.value);
    if (token.kind !== 'start' && token.kind !== 'empty') continue;
    if (token !== root) checkElement(token.name);
    for (const attribute of token.attributes) checkAttribute(attribute);
  }
  const placed = ['viewBox', 'width', 'height', 'x', 'y', 'xmlns', 'version', 'preserveAspectRatio', 'id'];
  return {
    ...getFrame(root.attributes),
    attributes: writeAttributes(root.attributes.filter(({ name }) => !placed.includes(name))),
    content: tokens.slice(1, -1).map(getText).join('').trim(),
    colours: getColours(tokens),
  };
}
