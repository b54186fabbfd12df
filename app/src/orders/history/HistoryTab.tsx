import { useImperativeHandle, useRef } from 'react';
import type { PaneTabProps, TabHandle } from '#parts/paneTab.ts';
import type { HistoryHandle, OrderHistoryProps } from './HistoryPage.tsx';
import { OrderHistory } from './OrderHistory.tsx';

export type HistoryTabProps = PaneTabProps<TabHandle> & Pick<OrderHistoryProps, 'onOrderAgain'>;

/** History as a tab of the ordering page. */
export function HistoryTab({ shown, handleRef, onOrderAgain }: HistoryTabProps) {
  const history = useRef<HistoryHandle>(null);
  useImperativeHandle(handleRef, () => ({
    start() {
      history.current?.focus();
      return true;
    },
  }));
  return <OrderHistory shown={shown} handleRef={history} onOrderAgain={onOrderAgain} />;
}
