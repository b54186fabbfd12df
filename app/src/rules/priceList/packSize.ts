/** What is in a pack, as its size says: '5 x 3ml' are 5 of 3 ml, '30' are 30. */
export interface PackContents {
  count: number;
  /** What is in each, in `unit`; 1 where the size only counts. */
  each: number;
  unit: PackUnit;
}

/** '' counts: tablets, sachets, patches. */
export type PackUnit = '' | 'ml' | 'g';

/** Units as lists write them, in ml or g. */
const MEASURES: Record<string, readonly [PackUnit, number]> = {
  ml: ['ml', 1],
  l: ['ml', 1000],
  mg: ['g', 0.001],
  g: ['g', 1],
  kg: ['g', 1000],
};

const SIZE = /^(?:(\d+)\s*[x×*]\s*)?(\d+(?:[.,]\d+)?)\s*(ml|l|mg|g|kg|'?s)?$/i;

const rounded = (amount: number) => Number(amount.toFixed(6));

/**
 * What a pack size says; null where it says nothing that could be compared: blank, 0, a fraction of what is counted, or a
 * unit that nobody measures by (ruling 15).
 */
export function packContents(packsize: string): PackContents | null {
  const [, packs = '1', size = '', word = ''] = SIZE.exec(packsize.trim()) ?? [];
  const count = Number(packs);
  const amount = Number(size.replace(',', '.'));
  if (count === 0 || amount === 0) return null;
  const [unit, factor] = MEASURES[word.toLowerCase()] ?? ['', 1];
  if (unit !== '') return { count, each: rounded(amount * factor), unit };
  return Number.isInteger(amount) ? { count: count * amount, each: 1, unit } : null;
}

/** How much is in two packs, in what both are counted by. */
export interface PackComparison {
  one: number;
  other: number;
  /** 'units', 'ml' or 'g'; ' x 3ml' where both are made of the same. */
  in: { unit: PackUnit; each: number | null };
}

/** Two packs by what is in them: by count where what they count is the same, else by measure; null: they cannot be. */
export function comparePacks(one: string, other: string): PackComparison | null {
  const [a, b] = [packContents(one), packContents(other)];
  if (!a || !b || a.unit !== b.unit) return null;
  const { unit } = a;
  if (unit === '') return { one: a.count, other: b.count, in: { unit, each: null } };
  if (a.each === b.each) return { one: a.count, other: b.count, in: { unit, each: a.each } };
  return { one: rounded(a.count * a.each), other: rounded(b.count * b.each), in: { unit, each: null } };
}
