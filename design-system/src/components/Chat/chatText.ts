/** A part of a message: words as they were written, or an address that may be followed. */
interface TextPart {
  text: string;
  href?: string;
}

/** Signs that are not seen, those that turn the direction of writing among them, end an address. */
const ADDRESS = /https:\/\/[^\s<>"'`\p{C}]+/gu;
/** What closes a sentence or a bracket after an address is not part of it. */
const CLOSING = new Set('.,;:!?)]}');

/** An address without what follows it. Sign by sign: an expression would look at a long run of them over and over. */
function withoutClosing(address: string): string {
  let end = address.length;
  while (end > 0 && CLOSING.has(address[end - 1] ?? '')) end -= 1;
  return address.slice(0, end);
}

/** Only an https address with a host and without a name or password in it, which would pass for another host. */
function isPlain(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password, hostname } = new URL(address);
  return protocol === 'https:' && username === '' && password === '' && hostname.includes('.');
}

/**
 * Divides what somebody wrote into words and addresses. What is no https address stays words: nothing else is followed.
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

/** Characters that are shown of a message before somebody asks for the rest. */
export const SHOWN_FIRST = 3000;

/** The beginning of a long text, to the end of a word and of no pair of code units; the text itself where it is short. */
export function getStart(text: string): string {
  if (text.length <= SHOWN_FIRST) return text;
  const head = text.slice(0, SHOWN_FIRST);
  const space = head.search(/\s\S*$/);
  const cut = space > SHOWN_FIRST / 2 ? head.slice(0, space) : head;
  return cut.replace(/[\ud800-\udbff]$/, '');
}
