import type { GridTree } from '../types.ts';

interface ShownTree<Row> {
  tree: GridTree<Row>;
  rowAt(position: number): Row | undefined;
}

/** Effect of an arrow key in a tree's first column: expands or collapses the row, or moves to its parent. */
type TreeStep = { open: boolean } | { to: number };

function getParent<Row>({ tree, rowAt }: ShownTree<Row>, position: number, level: number): number {
  for (let above = position - 1; above >= 0; above -= 1) {
    const row = rowAt(above);
    if (row !== undefined && tree.level(row) < level) return above;
  }
  return -1;
}

/**
 * Returns the effect of an arrow key (WAI-ARIA, treegrid): forward expands, back collapses or moves to the parent. Null
 * if it moves along the row.
 */
export function treeStep<Row>(shown: ShownTree<Row>, position: number, forward: boolean): TreeStep | null {
  const row = shown.rowAt(position);
  if (row === undefined) return null;
  const open = shown.tree.open(row);
  if (forward) return open === false ? { open: true } : null;
  if (open === true) return { open: false };
  const to = getParent(shown, position, shown.tree.level(row));
  return to < 0 ? null : { to };
}
