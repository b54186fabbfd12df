/** An order line, with something of every kind. */
export interface Line {
  /** Its place as it came, from 0. Every contender shows it in the first column, which is how rows are known. */
  id: number;
  code: string;
  description: string;
  supplier: string;
  status: string;
  /** Cents. */
  price: number;
  quantity: number;
  stock: number;
  taken: boolean;
  batch: string;
}

export type Field = keyof Line;
export type NumberField = 'price' | 'quantity' | 'stock';
export type TextField = 'description' | 'supplier';
export type SortField = NumberField | TextField;

const PRODUCTS = ['Panado', 'Adco-Dol', 'Myprodol', 'Augmentin', 'Ventolin', 'Betadine', 'Celebrex', 'Glucophage'];
const FORMS = ['Tablets', 'Capsules', 'Inhaler', 'Ointment', 'Syrup', 'Drops', 'Suppositories'];
const SUPPLIERS = ['Northgate Wholesale', 'Cape Medical', 'Highveld Pharma', 'Umgeni Distribution', 'Karoo Généricos'];
const STATUSES = ['Invoiced', 'Partial', 'Regretted', 'Waiting'];

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The same rows every time, as many as are asked for. */
export function makeRows(count: number): Line[] {
  const random = randomFrom(20_261_120);
  const below = (limit: number) => Math.floor(random() * limit);
  const one = (items: readonly string[]) => items[below(items.length)] as string;
  return Array.from({ length: count }, (_, id) => ({
    id,
    code: String(70_000_000 + below(9_999_999)),
    description: `${one(PRODUCTS)} ${below(1000)}mg ${one(FORMS)} ${below(9999)}`,
    supplier: one(SUPPLIERS),
    status: one(STATUSES),
    price: below(5_000_000),
    quantity: below(1000),
    stock: below(100_000),
    taken: random() < 0.5,
    batch: `B${below(1_000_000)}`,
  }));
}

/** How everybody orders texts: case and accents do not separate, `Panado 2` comes before `Panado 10`. */
export const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Compares two rows by a field, for contenders that leave sorting to the application. */
export function comparer(field: SortField): (a: Line, b: Line) => number {
  if (field === 'description' || field === 'supplier') return (a, b) => collator.compare(a[field], b[field]);
  return (a, b) => a[field] - b[field];
}
