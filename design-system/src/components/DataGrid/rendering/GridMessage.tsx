import { messages } from '../messages.ts';
import type { DataGridProps } from '../types.ts';

type MessageProps<Row> = Pick<
  DataGridProps<Row>,
  'state' | 'idle' | 'loadingText' | 'emptyText' | 'emptyHint' | 'errorText' | 'note' | 'onRetry'
> & {
  /** Whether any row is shown or loading. */
  filled: boolean;
  /** Whether filters are active. */
  filtered: boolean;
  onClearFilters(): void;
};

/**
 * Content in place of rows, and the note below them. The status region is always rendered, because some screen readers
 * ignore one added with its text.
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
