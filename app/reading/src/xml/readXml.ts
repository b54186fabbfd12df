import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { ReadingError } from '#readingError.ts';
import { getCount, hasLongText } from './markup.ts';

/** An element: its attributes and the texts of its children by name, prefixes taken off; lists as lists. */
export interface XmlElement {
  readonly [name: string]: string | XmlElement | readonly (string | XmlElement)[] | undefined;
}

const ATTRIBUTE = '@';
export const TEXT = '#text';

/** Deeper than any order file or workbook. */
const DEEPEST = 20;
/** Signs of a file with as many lines as are read, with every field an element or an attribute, and room around. */
const MAX_TAGS = 200_000;
const MAX_ATTRIBUTES = 100_000;

/** Characters of a text: what a cell of a spreadsheet holds. */
const MAX_CHARACTERS = 32_767;

const tooLong = () => new ReadingError('too large', `A text of the file is longer than ${MAX_CHARACTERS} characters.`);

/** The text, where it is no longer than one may be. @throws ReadingError */
export function withinText(text: string): string {
  if (text.length > MAX_CHARACTERS) throw tooLong();
  return text;
}

const notUtf8 = () => new ReadingError('encoding', 'The file is not written in UTF-8. Save it in UTF-8.');

function decode(bytes: Uint8Array): string {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw notUtf8();
  }
  if (text.includes('\0')) throw notUtf8();
  const declared = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)["']/i.exec(text.slice(0, 200))?.[1];
  if (declared !== undefined && declared.toLowerCase() !== 'utf-8') {
    throw new ReadingError(
      'encoding',
      `The file says that it is written in ${declared}, not in UTF-8. Save it in UTF-8.`,
    );
  }
  return text;
}

const PREDEFINED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function character(name: string): string {
  const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

/** The five names and the numbers every XML has; no entity is ever looked up, so none can grow. */
const readReferences = (text: string) =>
  text.replace(
    /&(#x[0-9a-f]{1,6}|#\d{1,7}|amp|lt|gt|quot|apos);/gi,
    (_, name: string) => PREDEFINED[name.toLowerCase()] ?? character(name.toLowerCase()),
  );

const parserFor = (lists: readonly string[]) =>
  new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: ATTRIBUTE,
    textNodeName: TEXT,
    parseTagValue: false,
    trimValues: false,
    parseAttributeValue: false,
    processEntities: false,
    removeNSPrefix: true,
    ignoreDeclaration: true,
    ignorePiTags: true,
    maxNestedTags: DEEPEST,
    tagValueProcessor: (_name, value) => readReferences(value),
    attributeValueProcessor: (_name, value) => readReferences(value),
    isArray: (name) => lists.includes(name),
  });

/**
 * Reads XML from outside: UTF-8, well formed, without a document type.
 * @param root the name of the only element at the top; null takes any
 * @param lists names of elements that may stand several times
 * @throws ReadingError saying what it breaks
 */
export function readXml(bytes: Uint8Array, root: string | null, lists: readonly string[]): XmlElement {
  const text = decode(bytes);
  if (/<!\s*(DOCTYPE|ENTITY|ELEMENT|ATTLIST|NOTATION)/i.test(text)) {
    throw new ReadingError('document type', 'The file has a document type, which is not allowed.');
  }
  if (getCount(text, '<') > MAX_TAGS || getCount(text, '=') > MAX_ATTRIBUTES) {
    throw new ReadingError('too large', 'The file has too many lines.');
  }
  if (!/^\s*</.test(text)) throw new ReadingError('no xml', 'The file is not XML.');
  if (hasLongText(text, MAX_CHARACTERS)) throw tooLong();
  let parsed: XmlElement;
  try {
    const valid = XMLValidator.validate(text);
    if (valid !== true)
      throw new ReadingError('no xml', `The file is not well formed, in line ${valid.err.line}: ${valid.err.msg}`);
    parsed = parserFor(lists).parse(text) as XmlElement;
  } catch (error) {
    if (error instanceof ReadingError) throw error;
    throw new ReadingError('no xml', 'The file is not well formed.');
  }
  const top = Object.keys(parsed).filter((name) => name !== TEXT);
  const found = parsed[root ?? top[0] ?? ''];
  if (top.length !== 1 || found === undefined)
    throw new ReadingError('no order', `The file does not begin with <${root}>.`);
  return typeof found === 'string' ? {} : (found as XmlElement);
}

const isElementName = (key: string) => !key.startsWith(ATTRIBUTE) && key !== TEXT;

/** What stands under some names, as elements. */
const under = (parent: XmlElement, isWanted: (key: string) => boolean): XmlElement[] =>
  Object.entries(parent)
    .filter(([key]) => isWanted(key))
    .flatMap(([, found]) => [found ?? []].flat() as (string | XmlElement)[])
    .map((one) => (typeof one === 'string' ? { [TEXT]: one } : one));

const named = (name: string) => (key: string) => key.toLowerCase() === name.toLowerCase();

/** The children of a name, as elements, however their name is written. */
export const elements = (parent: XmlElement, name: string): XmlElement[] => under(parent, named(name));

/** The elements of a name wherever they stand below an element. */
export const elementsWithin = (parent: XmlElement, name: string): XmlElement[] => [
  ...elements(parent, name),
  ...under(parent, isElementName).flatMap((child) => elementsWithin(child, name)),
];

/** The texts of an element and of what stands in it. */
const textsIn = (element: XmlElement): string[] => {
  const text = element[TEXT];
  return [...(typeof text === 'string' ? [text.trim()] : []), ...under(element, isElementName).flatMap(textsIn)];
};

/**
 * What an attribute or a child element says; '' where there is neither. Where they say two things it is both, which is no
 * code and no quantity.
 * @throws ReadingError for too long a text
 */
export function getField(element: XmlElement, name: string): string {
  const said = [...under(element, named(`${ATTRIBUTE}${name}`)), ...elements(element, name)].flatMap(textsIn);
  return withinText([...new Set(said.filter((text) => text !== ''))].join(' / '));
}
