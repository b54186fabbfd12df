/** An attribute, decoded and as written. */
export interface Attribute {
  name: string;
  /** With entities decoded. */
  value: string;
  text: string;
}

export type Token =
  | { kind: 'start' | 'empty'; name: string; attributes: readonly Attribute[] }
  | { kind: 'end'; name: string }
  | { kind: 'text'; value: string; text: string };

const ATTRIBUTE = /([A-Za-z_][\w:.-]*)\s*=\s*("[^"<]*"|'[^'<]*')/g;
const TAG = /<(\/?)([A-Za-z_][\w:.-]*)((?:\s+[A-Za-z_][\w:.-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** @throws for an entity that is not predefined in XML, because a document type could define it */
const decodeEntities = (text: string): string =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));?/gi, (all, decimal, hexadecimal, name) => {
    if (decimal) return String.fromCodePoint(Number(decimal));
    if (hexadecimal) return String.fromCodePoint(Number.parseInt(hexadecimal, 16));
    const character = ENTITIES[name];
    if (character === undefined)
      throw new Error(`The logo uses the entity ${all}, which no SVG file needs. Write it out.`);
    return character;
  });

const getAttributes = (text: string): Attribute[] =>
  [...text.matchAll(ATTRIBUTE)].map(([all, name = '', quoted = '']) => ({
    name,
    value: decodeEntities(quoted.slice(1, -1)),
    text: all,
  }));

/** Removes the prolog and comments. */
function withoutProlog(text: string): string {
  const bare = text
    .replace(/^\uFEFF/, '')
    .replace(/<\?[\s\S]*?\?>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<!\[CDATA\[([^<&]*?)\]\]>/g, '$1');
  if (/<!ENTITY|<!DOCTYPE[^>]*\[/i.test(bare))
    throw new Error('The logo declares entities of its own. Take its DOCTYPE out.');
  return bare.replace(/<!DOCTYPE[^>]*>/i, '').trim();
}

/**
 * Returns the tags and texts of an XML file in order.
 * @throws if it is not well-formed
 */
export function getTokens(text: string): Token[] {
  const bare = withoutProlog(text);
  const tokens: Token[] = [];
  const open: string[] = [];
  let at = 0;
  while (at < bare.length) {
    const next = bare.indexOf('<', at);
    const until = next === -1 ? bare.length : next;
    const between = bare.slice(at, until);
    if (between !== '') tokens.push({ kind: 'text', value: decodeEntities(between), text: between });
    if (next === -1) break;
    TAG.lastIndex = next;
    const [all, slash, name = '', attributes = '', empty] = TAG.exec(bare) ?? [];
    if (all === undefined) throw notWellFormed(bare.slice(next, next + 30));
    if (slash === '/') {
      if (open.pop() !== name) throw notWellFormed(all);
      tokens.push({ kind: 'end', name });
    } else {
      if (open.length === 0 && tokens.length > 0) throw notWellFormed(all);
      if (empty !== '/') open.push(name);
      tokens.push({ kind: empty === '/' ? 'empty' : 'start', name, attributes: getAttributes(attributes) });
    }
    at = next + all.length;
  }
  if (open.length > 0) throw notWellFormed(`<${open.at(-1)}>`);
  return tokens;
}

const notWellFormed = (where: string) =>
  new Error(`The logo is no well-formed SVG file: see ${where.replaceAll('\n', ' ')}`);
