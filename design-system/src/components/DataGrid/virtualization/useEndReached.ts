import { useRef } from 'react';
import type { DataGridProps } from '../types.ts';

type EndProps<Row> = Pick<DataGridProps<Row>, 'onEndReached' | 'more' | 'state'>;

/** Asks for more rows, once for each number of rows: a server that has none to give is not asked for ever. */
export function useEndReached<Row>({ onEndReached, more, state = 'ready' }: EndProps<Row>, loaded: number) {
  const asked = useRef(-1);
  if (!onEndReached || more !== 'some' || state !== 'ready') return undefined;
  return () => {
    if (asked.current === loaded) return;
    asked.current = loaded;
    onEndReached();
  };
}
