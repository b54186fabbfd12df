import { whenIdle } from '@mortar/design-system';
import { useStore } from 'jotai';
import { type Dispatch, useEffect, useEffectEvent, useState } from 'react';
import type { ScanningProps } from '#features/ordering/scanning/Scanning.tsx';
import { NO_ORDER, unsavedLinesAtom } from '#orders/lines/unsavedLines.ts';
import type { Saved } from '#orders/lines/useSaved.ts';
import { withoutTyped } from '#orders/lines/withoutTyped.ts';
import { lazyPart } from '#parts/lazyPart.tsx';
import { OptionalPart } from '#parts/OptionalPart.tsx';
import type { FlowEvent } from './flow.ts';
import { usePageHandles } from './pageHandles.ts';
import { OrderPopups, type OrderPopupsProps } from './popups/OrderPopups.tsx';

// Loaded after the page.
const Undoing = lazyPart(() => import('#orders/lines/history/Undoing.tsx'), 'Undoing');
const Scanning = lazyPart(() => import('#features/ordering/scanning/Scanning.tsx'), 'Scanning');
const ReviewPrefetch = lazyPart(() => import('#features/ordering/review/ReviewPrefetch.tsx'), 'ReviewPrefetch');
/** Milliseconds until they load even on a busy page, because scans have to be caught. */
const MAX_LOAD_DELAY_MS = 2000;
const PARTS = { Undoing, Scanning, ReviewPrefetch };
const NO_PARTS_LOADED = { Undoing: false, Scanning: false, ReviewPrefetch: false };

export interface OptionalPartsProps
  extends Omit<OrderPopupsProps, 'toLine' | 'returnFocusTo'>,
    Pick<ScanningProps, 'product' | 'prompting' | 'waiting' | 'onChoose'> {
  dispatch: Dispatch<FlowEvent>;
  /** Null while no order is open. */
  orderId: number | null;
  /** Announces the change of the order. */
  onSaved(saved: Saved): void;
}

/** Renders what loads after the ordering page: popups about orders, barcode scanner, undo and review. */
export function OptionalParts({
  product,
  prompting,
  waiting,
  onChoose,
  dispatch,
  orderId,
  onSaved,
  ...popups
}: OptionalPartsProps) {
  const { popup, show } = popups;
  const { lists, review, focusLine, returnFocus } = usePageHandles();
  const store = useStore();
  const [loadedParts, setLoadedParts] = useState(NO_PARTS_LOADED);
  useEffect(
    () =>
      whenIdle(function loadOptionalParts() {
        for (const [name, part] of Object.entries(PARTS)) {
          void part.prefetch().then((isLoaded) => setLoadedParts((before) => ({ ...before, [name]: isLoaded })));
        }
      }, MAX_LOAD_DELAY_MS),
    [],
  );
  /** A scanned digit on a price opened its quantity by mistake. */
  const revert = useEffectEvent((before: { prompting: boolean; popup: typeof popup }) => {
    if (prompting && !before.prompting) dispatch({ type: 'cancelled' });
    if (popup !== null && before.popup === null) show(null);
  });
  return (
    <>
      <OrderPopups {...popups} toLine={focusLine} returnFocusTo={returnFocus} />
      {loadedParts.Undoing && orderId !== null && (
        <OptionalPart>
          <Undoing key={orderId} orderId={orderId} say={onSaved} />
        </OptionalPart>
      )}
      {loadedParts.ReviewPrefetch && (
        <OptionalPart>
          <ReviewPrefetch handleRef={review} />
        </OptionalPart>
      )}
      {loadedParts.Scanning && (
        <OptionalPart>
          <Scanning
            orderId={orderId ?? NO_ORDER}
            product={product}
            prompting={prompting}
            waiting={waiting}
            onChoose={onChoose}
            onStart={() => {
              const before = { prompting, popup };
              const unsaved = store.get(unsavedLinesAtom);
              return () => {
                revert(before);
                store.set(unsavedLinesAtom, (lines) => withoutTyped(lines, unsaved));
              };
            }}
            toSearch={() => {
              const box = lists.current?.showSearch();
              box?.focus();
              // Its tab may appear a frame later.
              if (box && document.activeElement !== box) requestAnimationFrame(() => box.focus());
            }}
            returnFocus={returnFocus}
          />
        </OptionalPart>
      )}
    </>
  );
}
