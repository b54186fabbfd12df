/** Milliseconds of quiet after which what came together is told. */
const QUIET = 800;
/** Milliseconds after the first at which it is told at the latest: a stream may never be quiet. */
const LATEST = 5000;

/**
 * Gathers what comes together, to be told as one.
 * @param tell is given everything that came since it was last called, the first first
 */
export function createTogether<Item>(tell: (items: readonly Item[]) => void) {
  let waiting: Item[] = [];
  let first = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tellAll = () => {
    const items = waiting;
    waiting = [];
    tell(items);
  };
  return {
    add(item: Item) {
      if (waiting.length === 0) first = Date.now();
      waiting.push(item);
      clearTimeout(timer);
      timer = setTimeout(tellAll, Math.min(QUIET, first + LATEST - Date.now()));
    },
    stop: () => clearTimeout(timer),
  };
}
