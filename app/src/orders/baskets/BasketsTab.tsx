import { type DataGridHandle, SplitPane } from '@mortar/design-system';
import { type Ref, useRef } from 'react';
import { useInitialFocus } from '#keyboard/focus/useInitialFocus.ts';
import type { OrderLine } from '#orders/current/model/line.ts';
import type { UnsentOrder } from '#orders/current/model/unsentOrder.ts';
import { usePaneSize } from '#preferences/usePaneSize.ts';
import { BasketItems } from './BasketItems.tsx';
import { BasketStats } from './BasketStats.tsx';
import { BasketsList } from './BasketsList.tsx';
import { messages } from './messages.ts';
import type { BasketType } from './model/basketType.ts';
import { useBaskets } from './useBaskets.ts';

const texts = messages.baskets;

export interface BasketsTabProps {
  type: BasketType;
  /** True to focus the baskets once loaded; false while moving along the tabs. */
  takesFocus: boolean;
  /** Order id of the initial basket. */
  startAt: number | undefined;
  /** Order id of the selected basket; null for the first. */
  chosen: number | null;
  itemsRef: Ref<DataGridHandle<OrderLine>>;
  onChoose(orderId: number | null): void;
  onActivate(): void;
}

/** Lists the baskets of a type and the items of the selected one (002 §2.5). */
export function BasketsTab(props: BasketsTabProps) {
  const { type, takesFocus, startAt, chosen, itemsRef, onChoose, onActivate } = props;
  const { query, baskets, basket } = useBaskets(type, chosen);
  const grid = useRef<DataGridHandle<UnsentOrder>>(null);
  const panes = usePaneSize('baskets', 30);
  const rows = usePaneSize('basket list', 70);
  const some = baskets.length > 0;
  const starts = baskets.find(({ orderId }) => orderId === startAt)?.orderId;
  const first = takesFocus && some ? 'baskets' : null;
  useInitialFocus(true, starts === undefined ? first : `basket ${starts}`, () => {
    if (starts === undefined) grid.current?.focus();
    else grid.current?.focusRow(starts);
  });
  return (
    <SplitPane
      label={texts.panes}
      direction="row"
      {...panes}
      first={
        <SplitPane
          label={texts.listAndStats}
          direction="column"
          {...rows}
          first={
            <BasketsList
              type={type}
              baskets={baskets}
              query={query}
              basket={basket}
              gridRef={grid}
              onSelect={onChoose}
              onActivate={onActivate}
            />
          }
          second={<BasketStats basket={basket} />}
        />
      }
      second={<BasketItems gridRef={itemsRef} basket={basket} />}
    />
  );
}
