import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { ReadingError } from '#readingError.ts';
import { countCharacter, hasLongText } from './markup.ts';

/** Element: attributes and children by name without prefix; repeated ones as lists. */
export interface XmlElement {
  readonly [name: string]: string | XmlElement | readonly (string | XmlElement)[] | undefined;
}

const ATTRIBUTE = '@';
export const TEXT = '#text';

/** Maximum depth; order files and workbooks are flatter. */
const MAX_DEPTH = 20;
/** Limits with a margin for the maximum number of lines, each field an element or an attribute. */
const MAX_TAGS = 200_000;
const MAX_ATTRIBUTES = 100_000;

/** Maximum text of a spreadsheet cell. */
const MAX_CHARACTERS = 32_767;

const tooLong = () => new ReadingError('too large', `A text of the file is longer than ${MAX_CHARACTERS} characters.`);

/** Returns the text unless it is too long. @throws ReadingError */
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

function decodeReference(name: string): string {
  const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

/** Resolves only predefined entities and numeric references, so text cannot expand. */
const readReferences = (text: string) =>
  text.replace(
    /&(#x[0-9a-f]{1,6}|#\d{1,7}|amp|lt|gt|quot|apos);/gi,
    (_, name: string) => PREDEFINED[name.toLowerCase()] ?? decodeReference(name.toLowerCase()),
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
    maxNestedTags: MAX_DEPTH,
    tagValueProcessor: (_name, value) => readReferences(value),
    attributeValueProcessor: (_name, value) => readReferences(value),
    isArray: (name) => lists.includes(name),
  });

/**
 * Parses untrusted XML: UTF-8, well formed, without a document type.
 * @param root name of the root element; null accepts any
 * @param lists names of elements that may repeat
 * @throws ReadingError naming the problem
 */
export function readXml(bytes: Uint8Array, root: string | null, lists: readonly string[]): XmlElement {
  const text = decode(bytes);
  if (/<!\s*(DOCTYPE|ENTITY|ELEMENT|ATTLIST|NOTATION)/i.test(text)) {
    throw new ReadingError('document type', 'The file has a document type, which is not allowed.');
  }
  if (countCharacter(text, '<') > MAX_TAGS || countCharacter(text, '=') > MAX_ATTRIBUTES) {
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

const getMatching = (parent: XmlElement, matches: (key: string) => boolean): XmlElement[] =>
  Object.entries(parent)
    .filter(([key]) => matches(key))
    .flatMap(([, found]) => [found ?? []].flat() as (string | XmlElement)[])
    .map((one) => (typeof one === 'string' ? { [TEXT]: one } : one));

const hasName = (name: string) => (key: string) => key.toLowerCase() === name.toLowerCase();

/** Returns the children of a name, ignoring its case. */
export const elements = (parent: XmlElement, name: string): XmlElement[] => getMatching(parent, hasName(name));

/** Returns all descendants of a name. */
export const elementsWithin = (parent: XmlElement, name: string): XmlElement[] => [
  ...elements(parent, name),
  ...getMatching(parent, isElementName).flatMap((child) => elementsWithin(child, name)),
];

const textsIn = (element: XmlElement): string[] => {
  const text = element[TEXT];
  return [...(typeof text === 'string' ? [text.trim()] : []), ...getMatching(element, isElementName).flatMap(textsIn)];
};

/**
 * Returns an attribute or child's text; '' without either. If they differ, returns both joined, which is neither a code
 * nor a quantity.
 * @throws ReadingError for a text that is too long
 */
export function getField(element: XmlElement, name: string): string {
  const texts = [...getMatching(element, hasName(`${ATTRIBUTE}${name}`)), ...elements(element, name)].flatMap(textsIn);
  return withinText([...new Set(texts.filter((text) => text !== ''))].join(' / '));
}
