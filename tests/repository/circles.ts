import type { Import } from '../../tools/architecture/sources.ts';

/**
 * Returns the files that are in import cycles or between two cycles; type imports count. Repeatedly removes files that
 * import none of the rest or are imported by none.
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
