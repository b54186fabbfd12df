import { messages } from '../messages.ts';
import type { DataGridProps } from '../types.ts';

type MessageProps<Row> = Pick<
  DataGridProps<Row>,
  'state' | 'idle' | 'loadingText' | 'emptyText' | 'emptyHint' | 'errorText' | 'note' | 'onRetry'
> & {
  /** Whether any row shows, or is on its way. */
  filled: boolean;
  /** Filters keep rows out. */
  filtered: boolean;
  onClearFilters(): void;
};

/**
 * What stands where rows would stand, and the note under them. The status region is always there, since one that comes
 * with its text is not announced by every screen reader.
 */
export function GridMessage<Row>(props: MessageProps<Row>) {
  const {
    state = 'ready',
    filled,
    filtered,
    idle = false,
    loadingText = messages.loading,
    errorText = messages.failed,
    emptyText,
    emptyHint,
    note,
    onRetry,
    onClearFilters,
  } = props;
  const empty = state === 'ready' && !filled;
  const texts = empty && (
    <>
      <p>{filtered ? messages.noneLeft : emptyText}</p>
      {!filtered && emptyHint && <p className="m-grid-hint">{emptyHint}</p>}
    </>
  );
  return (
    <>
      <div role="status" className="m-grid-message">
        {state === 'loading' && !filled && <p>{loadingText}</p>}
        {!idle && texts}
        {empty && filtered && (
          <button type="button" className="m-grid-retry" onClick={onClearFilters}>
            {messages.clearFilters}
          </button>
        )}
      </div>
      {idle && texts && <div className="m-grid-message">{texts}</div>}
      {state === 'error' && (
        <div role="alert" className="m-grid-message">
          <p>{errorText}</p>
          {onRetry && (
            <button type="button" className="m-grid-retry" onClick={() => onRetry()}>
              {messages.tryAgain}
            </button>
          )}
        </div>
      )}
      {note && state !== 'error' && <p className="m-grid-note">{note}</p>}
    </>
  );
}
