// biome-ignore-all lint/a11y/useSemanticElements: rows are placed one by one, which table elements do not allow
// biome-ignore-all lint/a11y/useFocusableInteractive: in a grid the cells take the focus, not its rows
import type { GridTrack } from '../columns/gridTracks.ts';

interface GridFooterProps<Row> {
  tracks: readonly GridTrack<Row>[];
  /** The shown rows. */
  rows: readonly Row[];
  rowIndex: number;
}

/** Column summaries, always visible. Not focusable, because it has no actions. */
export function GridFooter<Row>({ tracks, rows, rowIndex }: GridFooterProps<Row>) {
  return (
    <div role="rowgroup" className="m-grid-foot" translate="no">
      <div role="row" className="m-grid-footer-row" aria-rowindex={rowIndex}>
        {tracks.map((track) => (
          <div key={track.id} role="gridcell" className={track.className} style={track.style}>
            {track.column?.summary?.(rows)}
          </div>
        ))}
      </div>
    </div>
  );
}
