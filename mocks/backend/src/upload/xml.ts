import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { UPLOAD_LIMITS, UploadRefused } from './refused.ts';

/** An element: its attributes and the texts of its children by name, prefixes taken off; lists as lists. */
export interface XmlElement {
  readonly [name: string]: string | XmlElement | readonly (string | XmlElement)[] | undefined;
}

const ATTRIBUTE = '@';
export const TEXT = '#text';

/** Deeper than any order file or workbook. */
const DEEPEST = 20;
/** Signs of a file with as many lines as are read, with every field an element or an attribute, and room around. */
const MOST_TAGS = 200_000;
const MOST_ATTRIBUTES = 100_000;

/** Characters that one of a text takes at most as it is written: a number of six figures (&#xffff; and longer). */
const WRITTEN = 10;
/** Characters of a tag with all its attributes but one, and more. */
const TAG = 8_192;

const tooLong = () => new UploadRefused(`A text of the file is longer than ${UPLOAD_LIMITS.text} characters.`);

/** The text, where it is no longer than one may be. @throws UploadRefused */
export function withinText(text: string): string {
  if (text.length > UPLOAD_LIMITS.text) throw tooLong();
  return text;
}

/** Whether two signs '<' stand so far apart that what is between is longer than any text: seen before anything is read. */
function isTooLong(text: string): boolean {
  const most = UPLOAD_LIMITS.text * WRITTEN + TAG;
  let from = 0;
  while (from + most < text.length) {
    const last = text.lastIndexOf('<', from + most);
    if (last <= from) return true;
    from = last;
  }
  return false;
}

function count(text: string, sign: string): number {
  let found = 0;
  for (let at = text.indexOf(sign); at !== -1; at = text.indexOf(sign, at + 1)) found += 1;
  return found;
}

function decode(bytes: Uint8Array): string {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UploadRefused('The file is not written in UTF-8.');
  }
  if (text.includes('\0')) throw new UploadRefused('The file is not written in UTF-8.');
  const declared = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)["']/i.exec(text.slice(0, 200))?.[1];
  if (declared !== undefined && declared.toLowerCase() !== 'utf-8') {
    throw new UploadRefused(`The file says that it is written in ${declared}, not in UTF-8.`);
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
    maxNestedTags: DEEPEST,
    tagValueProcessor: (_name, value) => readReferences(value),
    attributeValueProcessor: (_name, value) => readReferences(value),
    isArray: (name) => lists.includes(name),
  });

/**
 * Reads XML that a stranger wrote: UTF-8, well formed, without a document type.
 * @param root the name of the only element at the top; null takes any
 * @param lists names of elements that may stand several times
 * @throws UploadRefused saying what it breaks
 */
export function readXml(bytes: Uint8Array, root: string | null, lists: readonly string[]): XmlElement {
  const text = decode(bytes);
  if (/<!\s*(DOCTYPE|ENTITY|ELEMENT|ATTLIST|NOTATION)/i.test(text)) {
    throw new UploadRefused('The file has a document type, which is not allowed.');
  }
  if (count(text, '<') > MOST_TAGS || count(text, '=') > MOST_ATTRIBUTES) {
    throw new UploadRefused('The file has too many lines.');
  }
  if (!/^\s*</.test(text)) throw new UploadRefused('The file is not XML.');
  if (isTooLong(text)) throw tooLong();
  let parsed: XmlElement;
  try {
    const valid = XMLValidator.validate(text);
    if (valid !== true) throw new UploadRefused(`The file is not well formed: ${valid.err.msg}`);
    parsed = parserFor(lists).parse(text) as XmlElement;
  } catch (error) {
    if (error instanceof UploadRefused) throw error;
    throw new UploadRefused('The file is not well formed.');
  }
  const top = Object.keys(parsed).filter((name) => name !== TEXT);
  const found = parsed[root ?? top[0] ?? ''];
  if (top.length !== 1 || found === undefined) throw new UploadRefused(`The file does not begin with <${root}>.`);
  return typeof found === 'string' ? {} : (found as XmlElement);
}

/** The children of a name, as elements. */
export function elements(parent: XmlElement, name: string): XmlElement[] {
  const found = Object.hasOwn(parent, name) ? parent[name] : undefined;
  const list = Array.isArray(found) ? found : found === undefined ? [] : [found];
  return list.map((one: string | XmlElement) => (typeof one === 'string' ? { [TEXT]: one } : one));
}

/** What an attribute or, without one, a child element says; '' where there is neither. @throws UploadRefused for too long a text */
export function fieldOf(element: XmlElement, name: string): string {
  const own = (key: string) => (Object.hasOwn(element, key) ? element[key] : undefined);
  const attribute = own(`${ATTRIBUTE}${name}`);
  if (typeof attribute === 'string') return withinText(attribute.trim());
  const [child] = elements(element, name);
  const text = child?.[TEXT];
  return typeof text === 'string' ? withinText(text.trim()) : '';
}
