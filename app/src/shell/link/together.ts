/** Milliseconds of quiet before a batch is reported. */
const QUIET_MS = 800;
/** Maximum milliseconds after the first item, since a stream may never be quiet. */
const MAX_BATCH_MS = 5000;

/**
 * Batches items that arrive together.
 * @param notify receives all items since its last call, in order
 */
export function createBatcher<Item>(notify: (items: readonly Item[]) => void) {
  let waiting: Item[] = [];
  let first = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    const items = waiting;
    waiting = [];
    notify(items);
  };
  return {
    add(item: Item) {
      if (waiting.length === 0) first = Date.now();
      waiting.push(item);
      clearTimeout(timer);
      timer = setTimeout(flush, Math.min(QUIET_MS, first + MAX_BATCH_MS - Date.now()));
    },
    stop: () => clearTimeout(timer),
  };
}
