import { useRef } from 'react';
import type { DataGridProps } from '../types.ts';

type EndProps<Row> = Pick<DataGridProps<Row>, 'onEndReached' | 'more' | 'state'>;

/** Requests more rows once per number of loaded rows, so that a server without more is not called repeatedly. */
export function useEndReached<Row>({ onEndReached, more, state = 'ready' }: EndProps<Row>, loaded: number) {
  const requestedAt = useRef(-1);
  if (!onEndReached || more !== 'some' || state !== 'ready') return undefined;
  return () => {
    if (requestedAt.current === loaded) return;
    requestedAt.current = loaded;
    onEndReached();
  };
}
