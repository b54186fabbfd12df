/** Contents of a pack by its size: '5 x 3ml' is 5 of 3 ml, '30' is 30. */
export interface PackContents {
  count: number;
  /** Contents of each, in `unit`; 1 if only counted. */
  each: number;
  unit: PackUnit;
}

/** '' is counted: tablets, sachets, patches. */
export type PackUnit = '' | 'ml' | 'g';

/** Units in lists, in ml or g. */
const MEASURES: Record<string, readonly [PackUnit, number]> = {
  ml: ['ml', 1],
  l: ['ml', 1000],
  mg: ['g', 0.001],
  g: ['g', 1],
  kg: ['g', 1000],
};

const SIZE = /^(?:(\d+)\s*[x×*]\s*)?(\d+(?:[.,]\d+)?)\s*(ml|l|mg|g|kg|'?s)?$/i;

const roundAmount = (amount: number) => Number(amount.toFixed(6));

/** Parses a pack size; null if not comparable: blank, 0, a fraction of a count, or an unknown unit (ruling 15). */
export function packContents(packSize: string): PackContents | null {
  const [, packs = '1', size = '', word = ''] = SIZE.exec(packSize.trim()) ?? [];
  const count = Number(packs);
  const amount = Number(size.replace(',', '.'));
  if (count === 0 || amount === 0) return null;
  const [unit, factor] = MEASURES[word.toLowerCase()] ?? ['', 1];
  if (unit !== '') return { count, each: roundAmount(amount * factor), unit };
  return Number.isInteger(amount) ? { count: count * amount, each: 1, unit } : null;
}

/** Contents of two packs in a common unit. */
export interface PackComparison {
  one: number;
  other: number;
  /** 'units', 'ml' or 'g'; ' x 3ml' if both have equal items. */
  in: { unit: PackUnit; each: number | null };
}

/** Compares two packs: by count for equal items, else by measure; null if impossible. */
export function comparePacks(one: string, other: string): PackComparison | null {
  const [a, b] = [packContents(one), packContents(other)];
  if (!a || !b || a.unit !== b.unit) return null;
  const { unit } = a;
  if (unit === '') return { one: a.count, other: b.count, in: { unit, each: null } };
  if (a.each === b.each) return { one: a.count, other: b.count, in: { unit, each: a.each } };
  return { one: roundAmount(a.count * a.each), other: roundAmount(b.count * b.each), in: { unit, each: null } };
}
