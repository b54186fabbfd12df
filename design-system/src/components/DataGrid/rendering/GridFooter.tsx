// biome-ignore-all lint/a11y/useSemanticElements: rows are placed one by one, which table elements do not allow
// biome-ignore-all lint/a11y/useFocusableInteractive: in a grid the cells take the focus, not its rows
import type { Lane } from '../columns/gridTracks.ts';

interface GridFooterProps<Row> {
  lanes: readonly Lane<Row>[];
  /** The rows that show. */
  rows: readonly Row[];
  rowIndex: number;
}

/** The columns' summaries, always in sight. Not a place for the keyboard: there is nothing to do. */
export function GridFooter<Row>({ lanes, rows, rowIndex }: GridFooterProps<Row>) {
  return (
    <div role="rowgroup" className="m-grid-foot">
      <div role="row" className="m-grid-footer-row" aria-rowindex={rowIndex}>
        {lanes.map((lane) => (
          <div key={lane.id} role="gridcell" className={lane.className} style={lane.style}>
            {lane.column?.summary?.(rows)}
          </div>
        ))}
      </div>
    </div>
  );
}
