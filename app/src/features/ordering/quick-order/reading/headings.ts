/** What a column of a list holds. `code`: any of the three kinds of codes, which each cell tells by itself. */
export const ROLES = ['barcode', 'nappi', 'supplier', 'code', 'quantity', 'description', 'none'] as const;
export type Role = (typeof ROLES)[number];

export const isCodeRole = (role: Role): boolean =>
  role === 'barcode' || role === 'nappi' || role === 'supplier' || role === 'code';

/** Words that headings are known by, the most telling first: 'Order Qty' is a quantity, 'Order Code' a code. */
const WORDS: readonly (readonly [role: Role, words: RegExp])[] = [
  [
    'none',
    /\b(?:price|cost|value|amount|total|sep|vat|stock|on hand|soh|pack ?(?:size|qty|quantity)|date|discount)\b|%/i,
  ],
  ['none', /\b(?:min(?:imum)?|max(?:imum)?|supplied|invoiced|received|outstanding)\b/i],
  ['nappi', /\bnappi/i],
  ['barcode', /\b(?:bar ?codes?|ean(?:-?13|-?8)?|gtin|upc)\b/i],
  [
    'quantity',
    /\b(?:qty|quantity|quantities|aantal|hoeveelheid|packs|units|ord(?:er(?:ed)?)?)\b(?!.*\b(?:code|no|number)\b)|^q$/i,
  ],
  ['supplier', /\b(?:supplier|wholesaler|stock|item|order) ?(?:product )?(?:code|no|number)\b|\b(?:sku|msi|pcd)\b/i],
  ['code', /\b(?:codes?|product ?(?:no|number))\b/i],
  ['description', /\b(?:desc(?:ription)?|product|name|item|article|beskrywing|medicine)s?\b/i],
];

/** `OrderQty` and `order_qty` are two words. */
const spaced = (heading: string) => heading.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[_.:/-]+/g, ' ');

/** What a heading says of its column; null where it says nothing that is known. */
export function roleOfHeading(heading: string): Role | null {
  const words = spaced(heading.trim());
  if (words === '' || words.length > 40 || /^\d+$/.test(words)) return null;
  const named = WORDS.filter(([, known]) => known.test(words)).map(([role]) => role);
  const [first] = named;
  // 'Stock Code' is a code although stock is none, and 'Unit Price' no quantity.
  if (first === 'none') return named.find((role) => role === 'supplier' || role === 'nappi') ?? 'none';
  return first ?? null;
}

/** How much the heading of a quantity says that it is the one to order: 'Order Qty' more than 'Qty', and that than 'Packs'. */
export function tellsOrder(heading: string): number {
  const words = spaced(heading);
  return (/\border/i.test(words) ? 2 : 0) + (/\b(?:qty|quantity)\b/i.test(words) ? 1 : 0);
}
