/** Part of a message: text, or an address that may be linked. */
interface TextPart {
  text: string;
  href?: string;
}

/** Invisible characters, including bidi controls, end an address. */
const ADDRESS = /https:\/\/[^\s<>"'`\p{C}]+/gu;
/** Closing punctuation after an address is not part of it. */
const CLOSING = new Set('.,;:!?)]}');

/** Removes closing punctuation from an address. A loop, because a regular expression would backtrack on long runs. */
function withoutClosing(address: string): string {
  let end = address.length;
  while (end > 0 && CLOSING.has(address[end - 1] ?? '')) end -= 1;
  return address.slice(0, end);
}

/** Returns whether an address is https with a host and without credentials, which could imitate another host. */
function isPlain(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password, hostname } = new URL(address);
  return protocol === 'https:' && username === '' && password === '' && hostname.includes('.');
}

/**
 * Splits a message into text and addresses. Only https addresses are linked.
 * @returns the parts, which together are the text
 */
export function textParts(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = withoutClosing(found);
    if (!isPlain(address)) continue;
    if (index > from) parts.push({ text: text.slice(from, index) });
    parts.push({ text: address, href: address });
    from = index + address.length;
  }
  if (from < text.length || parts.length === 0) parts.push({ text: text.slice(from) });
  return parts;
}

/** Characters shown of a message before it is expanded. */
export const SHOWN_FIRST = 3000;

/** Returns the start of a long text, ending at a word and not within a surrogate pair; a short text unchanged. */
export function getStart(text: string): string {
  if (text.length <= SHOWN_FIRST) return text;
  const head = text.slice(0, SHOWN_FIRST);
  const space = head.search(/\s\S*$/);
  const cut = space > SHOWN_FIRST / 2 ? head.slice(0, space) : head;
  return cut.replace(/[\ud800-\udbff]$/, '');
}
