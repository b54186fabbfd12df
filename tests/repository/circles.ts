import type { Import } from '../../tools/architecture/sources.ts';

/**
 * The files that import each other in a circle, or lie between two circles; type imports count as all others do.
 * Takes away, again and again, what imports none of the rest and what none of the rest imports.
 */
export function filesInCircles(imports: readonly Import[]): string[] {
  let left = imports;
  for (let before = -1; before !== left.length; ) {
    before = left.length;
    const [importing, imported] = [new Set(left.map(({ file }) => file)), new Set(left.map(({ target }) => target))];
    left = left.filter(({ file, target }) => imported.has(file) && importing.has(target));
  }
  return [...new Set(left.map(({ file }) => file))].sort();
}
