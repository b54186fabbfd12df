import type { GridTree } from '../types.ts';

/** The rows of a tree as they show. */
interface ShownTree<Row> {
  tree: GridTree<Row>;
  rowAt(position: number): Row | undefined;
}

/** What an arrow does in the first column of a tree: opens or closes the row, or leads to the row above it in the tree. */
type TreeStep = { open: boolean } | { to: number };

function getParent<Row>({ tree, rowAt }: ShownTree<Row>, position: number, level: number): number {
  for (let above = position - 1; above >= 0; above -= 1) {
    const row = rowAt(above);
    if (row !== undefined && tree.level(row) < level) return above;
  }
  return -1;
}

/**
 * What a step forward or back does to the row at a position, as trees have it (WAI-ARIA, treegrid): forward opens what is
 * closed, back closes what is open and else leads to the row it stands under. Null where it moves along the row.
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
