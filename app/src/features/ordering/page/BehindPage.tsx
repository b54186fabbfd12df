import { whenIdle } from '@mortar/design-system';
import { useStore } from 'jotai';
import { type Dispatch, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { ScanningProps } from '#features/ordering/scanning/Scanning.tsx';
import { NO_ORDER, unsavedLinesAtom } from '#orders/lines/unsavedLines.ts';
import { withoutTyped } from '#orders/lines/withoutTyped.ts';
import { lazyPart } from '#parts/lazyPart.tsx';
import { OptionalPart } from '#parts/OptionalPart.tsx';
import type { FlowEvent } from './flow.ts';
import type { ListsHandle } from './ListsPane.tsx';
import { OrderPopups, type OrderPopupsProps } from './popups/OrderPopups.tsx';

// Nobody scans before the page stands.
const Scanning = lazyPart(() => import('#features/ordering/scanning/Scanning.tsx'), 'Scanning');

export interface BehindPageProps
  extends OrderPopupsProps,
    Pick<ScanningProps, 'product' | 'asking' | 'waiting' | 'onChoose'> {
  dispatch: Dispatch<FlowEvent>;
  /** The open order; null while none is. */
  orderid: number | null;
  listsRef: RefObject<ListsHandle | null>;
}

/** What is fetched behind the ordering page: the popups about orders, and what hears a scanner. */
export function BehindPage({
  product,
  asking,
  waiting,
  onChoose,
  dispatch,
  orderid,
  listsRef,
  ...popups
}: BehindPageProps) {
  const { popup, show } = popups;
  const store = useStore();
  const [scans, setScans] = useState(false);
  useEffect(
    () =>
      whenIdle(function hearScanners() {
        void Scanning.fetchAhead().then(setScans);
      }),
    [],
  );
  /** A figure on a price begins its quantity: a scanner's did not mean that. */
  const takeBack = useEffectEvent((before: { asking: boolean; popup: typeof popup }) => {
    if (asking && !before.asking) dispatch({ type: 'cancelled' });
    if (popup !== null && before.popup === null) show(null);
  });
  return (
    <>
      <OrderPopups {...popups} />
      {scans && (
        <OptionalPart>
          <Scanning
            orderid={orderid ?? NO_ORDER}
            {...{ product, asking, waiting, onChoose }}
            onBegin={() => {
              const before = { asking, popup };
              const unsaved = store.get(unsavedLinesAtom);
              return () => {
                takeBack(before);
                store.set(unsavedLinesAtom, (lines) => withoutTyped(lines, unsaved));
              };
            }}
            toSearch={() => {
              const box = listsRef.current?.showSearch();
              box?.focus();
              // Its tab may come into sight a frame later.
              if (box && document.activeElement !== box) requestAnimationFrame(() => box.focus());
            }}
            home={() => popups.returnFocusTo()}
          />
        </OptionalPart>
      )}
    </>
  );
}
