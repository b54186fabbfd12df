/** What a person can be told of an order file before it is sent. */
export type OrderFileProblem = 'too large' | 'encoding' | 'document type' | 'no xml' | 'no order' | 'no items';

/** An order file as far as it is looked into here: how many items it has, or why it is not sent. */
export type OrderFileCheck = { items: number; problem?: never } | { problem: OrderFileProblem; items?: never };

/** Bytes that an order file has at most (ruling 17). */
export const ORDER_FILE_LIMIT = 5 << 20;

const DOCUMENT_TYPE = /<!\s*(DOCTYPE|ENTITY|ELEMENT|ATTLIST|NOTATION)/i;
const DECLARED = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)["']/i;

/** The text, where it is UTF-8 and says nothing else of itself. */
function decoded(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const declared = DECLARED.exec(text.slice(0, 200))?.[1] ?? 'utf-8';
    return text.includes('\0') || declared.toLowerCase() !== 'utf-8' ? null : text;
  } catch {
    return null;
  }
}

const TOKENS = {
  aside: /<\?[^?]*(?:\?(?!>)[^?]*)*\?>|<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>/y,
  text: /[^<]+/y,
  end: /<\/([^\s<>/=&"']+)\s*>/y,
  start: /<([^\s<>/=&"'!?]+)((?:\s+[^\s<>/=&"']+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y,
};

/** Anything but the five names and the numbers that every XML has. */
const UNKNOWN_REFERENCE = /&(?!(?:#x[0-9a-f]{1,6}|#\d{1,7}|amp|lt|gt|quot|apos);)/i;

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/** The root's name and the names of its children; null for what is not well formed, as far as order files need to be. */
function readElements(text: string): { root: string; children: string[] } | null {
  let [at, root] = [0, ''];
  const open: string[] = [];
  const children: string[] = [];
  const take = (token: RegExp) => {
    token.lastIndex = at;
    const found = token.exec(text);
    if (found) at = token.lastIndex;
    return found;
  };
  while (at < text.length) {
    if (take(TOKENS.aside)) continue;
    const words = take(TOKENS.text)?.[0];
    if (words !== undefined) {
      // Outside the root only room is left.
      if (UNKNOWN_REFERENCE.test(words) || (open.length === 0 && words.trim() !== '')) return null;
      continue;
    }
    const end = take(TOKENS.end);
    if (end) {
      if (open.pop() !== end[1]) return null;
      continue;
    }
    const [, name = '', attributes = '', empty] = take(TOKENS.start) ?? [];
    if (name === '' || UNKNOWN_REFERENCE.test(attributes) || (open.length === 0 && root !== '')) return null;
    if (open.length === 0) root = name;
    if (open.length === 1) children.push(localName(name));
    if (empty === '') open.push(name);
  }
  return open.length > 0 || root === '' ? null : { root: localName(root), children };
}

/**
 * Looks into an order file as far as that can be told at once: 5 MB of UTF-8 XML without a document type, with root
 * `order` and at least one `item` (ruling 17). No entity is ever looked up, so none can grow. The browser's own parser is
 * not asked: a page that allows no scripts from texts may not use it.
 */
export function checkOrderFile(bytes: Uint8Array): OrderFileCheck {
  if (bytes.length > ORDER_FILE_LIMIT) return { problem: 'too large' };
  const text = decoded(bytes);
  if (text === null) return { problem: 'encoding' };
  if (DOCUMENT_TYPE.test(text)) return { problem: 'document type' };
  const read = readElements(text);
  if (!read) return { problem: 'no xml' };
  if (read.root !== 'order') return { problem: 'no order' };
  const items = read.children.filter((name) => name === 'item').length;
  return items === 0 ? { problem: 'no items' } : { items };
}
