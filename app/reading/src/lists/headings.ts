/**
 * What a column of a list holds. `code`: any of the three kinds of codes, which each cell tells by itself. `extension`: the
 * last three figures of a Nappi code, beside the others. `line`: code and quantity anywhere in one text.
 */
export const ROLES = [
  'barcode',
  'nappi',
  'extension',
  'supplier',
  'code',
  'quantity',
  'description',
  'line',
  'none',
] as const;
export type Role = (typeof ROLES)[number];

export const isCodeRole = (role: Role): boolean =>
  role === 'barcode' || role === 'nappi' || role === 'supplier' || role === 'code';

/**
 * How surely a heading names the quantity to order: 3 says so ('Order Qty'), 2 says a quantity of packs ('Qty'), 1 may be
 * another one ('Units', 'Suggested'), 0 is none.
 */
export type QuantityStrength = 0 | 1 | 2 | 3;

/** What a heading says of its column. */
interface Heading {
  /** Null where it says nothing that is known; 'none' where it says that the column is neither code nor quantity. */
  role: Role | null;
  quantity: QuantityStrength;
}

const UNKNOWN: Heading = { role: null, quantity: 0 };

/** `OrderQty`, `order_qty` and `Qty/Order` are words of their own; accents and signs are read past. */
const wordsOf = (heading: string) =>
  heading
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/#/g, ' number ')
    .replace(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim();

const COUNT =
  '(?:qty|quantity|quantities|qnty|quant|aantal|hoeveelheid|hvh|packs?|units?|pcs|pieces|boxes|cases|count)';
const NUMBER = '(?:id|ids|no|nr|num|number|ref|reference|seq|index|guid|uuid)';
const is = (...sources: string[]) => new RegExp(`\\b(?:${sources.join('|')})\\b`);

/** Codes that products are found by. */
const NAPPI = is('nappi ?\\w*');
const EXTENSION = is('(?:nappi )?(?:ext|extension|suffix)');
const BARCODE = is('bar ?codes?', 'ean(?: ?(?:13|8|code))?', 'gtin(?: ?1[234])?', 'upc', 'streepkode');
const SUPPLIER_CODE = is(
  `(?:supplier|wholesaler|vendor|stock|item|order|catalogue|material) ?(?:product |item |stock )?(?:code|${NUMBER})`,
  'sku',
  'msi',
  'pcd',
  'plu',
);
const CODE = is('codes?', `(?:product|prod|article|medicine) ?(?:code|${NUMBER})`, 'kode');
/** Codes of something else. */
const OTHER_CODE = is(
  '(?:account|acc|branch|store|customer|client|user|staff|rep|currency|country|status|reason|type|discount|tax|vat|postal|area|cost centre|department|dept|category|group|schedule|atc|icd|tariff|bin|location|doctor|practice) ?(?:code|id|no|nr|number)',
);

/** Numbers that name an order, a document, a line or a batch. */
const IDENTIFIER = is(
  `(?:purchase order|order|po|invoice|inv|document|doc|delivery|dn|grn|batch|lot|serial|line|row|record|transaction|trans|ref|reference|request|requisition|basket|list) ?${NUMBER}`,
  'ids?',
  'uuid',
  'guid',
  'reference',
  'ref',
  'batch',
  'lot',
  'serial',
  'invoice',
  'po',
  'purchase orders?',
  '(?:line|row) ?(?:no|number)?',
  'no',
  'nr',
  'number',
  'index',
);

/** Who, when, in which state. */
const ABOUT = is(
  'status',
  'state',
  'type',
  'by',
  'user',
  'staff',
  'person',
  'customer',
  'patient',
  'doctor',
  'pharmacy',
  'branch',
  'date',
  'datum',
  'time',
  'day',
  'created',
  'modified',
  'updated',
  'sent',
  'placed',
  'expiry',
  'exp',
  'eta',
  'schedule',
  'sched',
  'category',
  'group',
  'department',
  'comment',
  'note',
  'notes',
  'remark',
  'remarks',
  'reason',
  'channel',
  'method',
  'priority',
  'currency',
  'manufacturer',
  'supplier',
  'wholesaler',
  'location',
  'bin',
  'shelf',
);

/** Amounts of money. */
const MONEY = is(
  'price',
  'prices?',
  'cost',
  'value',
  'amount',
  'amt',
  'total',
  'subtotal',
  'sep',
  'vat',
  'tax',
  'fee',
  'nett?',
  'gross',
  'discount',
  'disc',
  'margin',
  'markup',
  'rand',
  'zar',
  'rsp',
  'excl',
  'incl',
  'prys',
  'waarde',
);

/** Figures that are not what is to be ordered, although they count something. */
const OTHER_COUNT = is(
  'on hand',
  'onhand',
  'qoh',
  'soh',
  'hand',
  'on order',
  'onorder',
  'in order',
  'open orders?',
  'stock',
  'inventory',
  'voorraad',
  'available',
  'avail',
  'in transit',
  'transit',
  'allocated',
  'reserved',
  'committed',
  'back ?orders?(?:ed)?',
  'outstanding',
  'pending',
  'returned',
  'returns?',
  'rejected',
  'damaged',
  'expired',
  'sold',
  'sales',
  'usage',
  'used',
  'dispensed',
  'consumption',
  'issued',
  'free',
  'bonus',
  'average',
  'num packs',
  'avg',
  'mean',
  'min',
  'minimum',
  'max',
  'maximum',
  'moq',
  'multiple',
  'par',
  '(?:re ?order) ?(?:level|point)',
  'level',
  'target',
  'forecast',
  'demand',
  'budget',
  'supplied',
  'received',
  'delivered',
  'invoiced',
  'shipped',
  'picked',
  'counted',
  'current',
  'system',
  'physical',
  'book',
  'opening',
  'closing',
  'theoretical',
  'balance',
  'bal',
  'left',
  'remaining',
  'cancell?ed',
  'claim(?:ed)?',
  'credit(?:ed)?',
  'scripts?',
  'tablets?',
  'capsules?',
  'loose',
  'verkoop',
  'verkope',
  'last',
  'previous',
  'prev',
  'prior',
  'history',
  'historic',
  'daily',
  'weekly',
  'monthly',
  'yearly',
  'per',
  'a pack',
  'in (?:a )?(?:pack|box|case)',
  'pack ?(?:size|qty|quantity|units?)',
  'size',
  'case ?(?:size|qty|quantity)',
  'outer',
  'inner',
  'shrink',
  'carton',
  'pallet',
  'lead',
  'days?',
  'weeks?',
  'months?',
  'years?',
  'mtd',
  'ytd',
  'limit',
  'variance',
  'difference',
  'diff',
  'short',
  'shortage',
  'strength',
  'dosage',
  'dose',
);

const ORDERING = is('order', 'orders', 'ord', 'bestel', 'bestelling', 'reorder', 're order');
const TO_ORDER = is(
  `(?:${COUNT} )?(?:to|for) (?:order|buy|purchase)`,
  `order ?${COUNT}`,
  `${COUNT} (?:of )?order`,
  `${COUNT} (?:required|needed|wanted)`,
  `(?:required|needed|wanted) ${COUNT}`,
  'oq',
  `bestel ?${COUNT}`,
);
/** Words that stand beside those of a quantity and make no other of it. */
const BESIDE = new RegExp(
  `^(?:${COUNT}|${NUMBER}|orders?|ord|ordering|bestel|bestelling|buy|purchase|required|needed|wanted|req|oq|q|to|for|of|in|the)$`,
);
const PACKS = is(
  'qty',
  'quantity',
  'quantities',
  'qnty',
  'quant',
  'aantal',
  'hoeveelheid',
  'hvh',
  'packs',
  'required',
  'needed',
  'q',
);
const MAYBE = is(
  'units?',
  'pcs',
  'pieces',
  'boxes',
  'cases',
  'count',
  'ordered',
  'suggested',
  'suggestion',
  'recommended',
  'proposed',
  'reorder',
  're order',
  'order',
  'ord',
  'orders',
  'bestel',
  'bestelling',
);
const DESCRIPTION = is(
  'desc',
  'descr',
  'description',
  'product',
  'products',
  'name',
  'item',
  'items',
  'article',
  'beskrywing',
  'medicine',
  'medication',
  'trade name',
);

function strengthOf(words: string): QuantityStrength {
  if (IDENTIFIER.test(words) && !/\bnumber of\b/.test(words)) return 0;
  if (ABOUT.test(words) || MONEY.test(words) || OTHER_COUNT.test(words) || words.includes('%')) return 0;
  const suggested = /\b(?:suggested|suggestion|recommended|proposed|ordered|reorder|re order)\b/.test(words);
  // A word that is not known may make another quantity of it.
  const isPlain = words.split(' ').every((word) => BESIDE.test(word));
  if (suggested || (!isPlain && PACKS.test(words))) return 1;
  if (TO_ORDER.test(words)) return 3;
  if (PACKS.test(words)) return 2;
  return MAYBE.test(words) ? 1 : 0;
}

/** The longest heading that is read: a sentence above a list is none. */
const LONGEST = 60;

/** What a heading says of its column. */
export function readHeading(heading: string): Heading {
  const words = wordsOf(heading);
  if (words === '' || words.length > LONGEST || /^[\d ]+$/.test(words)) return UNKNOWN;
  const quantity = strengthOf(words);
  const role = roleOf(words, quantity);
  return { role, quantity: role === 'quantity' ? quantity : 0 };
}

function roleOf(words: string, quantity: QuantityStrength): Role | null {
  if (EXTENSION.test(words) && (NAPPI.test(words) || /^(?:ext|extension|suffix)$/.test(words))) return 'extension';
  if (NAPPI.test(words)) return 'nappi';
  if (BARCODE.test(words)) return 'barcode';
  if (OTHER_CODE.test(words)) return 'none';
  const isOrderNumber = new RegExp(`\\border ?(?:${NUMBER})\\b`).test(words);
  if (!isOrderNumber && SUPPLIER_CODE.test(words)) return 'supplier';
  if (quantity > 0) return 'quantity';
  if (CODE.test(words)) return 'code';
  const counts = MONEY.test(words) || OTHER_COUNT.test(words) || words.includes('%');
  if (counts || isOrderNumber) return 'none';
  if (/\b(?:product|item|medicine|trade) ?(?:name|description)\b|\bdesc/.test(words)) return 'description';
  if (IDENTIFIER.test(words) || ABOUT.test(words)) return 'none';
  if (DESCRIPTION.test(words)) return 'description';
  return ORDERING.test(words) ? 'none' : null;
}
