// biome-ignore-all lint/a11y/useSemanticElements: rows are placed one by one, which table elements do not allow
// biome-ignore-all lint/a11y/useFocusableInteractive: in a grid the cells take the focus, not its rows

import { messages } from '../messages.ts';
import type { DataGridProps } from '../types.ts';

type MoreRowProps<Row> = Pick<DataGridProps<Row>, 'onEndReached' | 'moreErrorText'> & {
  failed: boolean;
  rowIndex: number;
  /** Distance from the first row, in px. */
  top: number;
};

/** Content after the last row while more are available. */
export function MoreRow<Row>({ failed, rowIndex, top, onEndReached, moreErrorText }: MoreRowProps<Row>) {
  return (
    <div role="row" aria-rowindex={rowIndex} className="m-grid-more" style={{ transform: `translateY(${top}px)` }}>
      <div role="gridcell" className="m-grid-more-cell">
        <span role={failed ? 'alert' : 'status'}>
          {failed ? (moreErrorText ?? messages.moreFailed) : messages.loadingMore}
        </span>
        {failed && (
          <button type="button" className="m-grid-retry" onClick={() => onEndReached?.()}>
            {messages.tryAgain}
          </button>
        )}
      </div>
    </div>
  );
}
