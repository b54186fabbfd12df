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

/**
 * Looks into an order file as far as that can be told at once: 5 MB of UTF-8 XML without a document type, with root
 * `order` and at least one `item` (ruling 17). No entity is ever looked up, so none can grow.
 */
export function checkOrderFile(bytes: Uint8Array): OrderFileCheck {
  if (bytes.length > ORDER_FILE_LIMIT) return { problem: 'too large' };
  const text = decoded(bytes);
  if (text === null) return { problem: 'encoding' };
  if (DOCUMENT_TYPE.test(text)) return { problem: 'document type' };
  const parsed = new DOMParser().parseFromString(text, 'text/xml');
  const root = parsed.documentElement;
  // Browsers put the reason where it broke, which may be inside what they read until then.
  if (!root || parsed.querySelector('parsererror')) return { problem: 'no xml' };
  if (root.localName !== 'order') return { problem: 'no order' };
  const items = Array.from(root.children).filter(({ localName }) => localName === 'item').length;
  return items === 0 ? { problem: 'no items' } : { items };
}
