import type { UnsentOrder } from '@mortar/contract';
import { type DataGridHandle, SplitPane } from '@mortar/design-system';
import { useQuery } from '@tanstack/react-query';
import { type Ref, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { OrderLine } from '#orders/current/model/line.ts';
import { usePaneSize } from '#preferences/usePaneSize.ts';
import { useClient } from '#session/services.ts';
import { basketsQuery } from './api/baskets.ts';
import { BasketItems } from './BasketItems.tsx';
import { BasketStats } from './BasketStats.tsx';
import { BasketsList } from './BasketsList.tsx';
import { messages } from './messages.ts';
import type { BasketType } from './model/basketType.ts';

const texts = messages.baskets;
const NONE: readonly UnsentOrder[] = [];

export interface BasketsTabProps {
  type: BasketType;
  /** Whether the keyboard goes to its baskets once they are there: not where somebody goes along the tabs. */
  takesKeyboard: boolean;
  /** The basket that the cursor begins at. */
  beginAt: number | undefined;
  itemsRef: Ref<DataGridHandle<OrderLine>>;
  /** Told of the chosen basket as it is now, and of null when the tab is left. */
  onSelect(basket: UnsentOrder | null): void;
  onActivate(): void;
}

/** The baskets of a type beside the items of the chosen one (002 §2.5). */
export function BasketsTab({ type, takesKeyboard, beginAt, itemsRef, onSelect, onActivate }: BasketsTabProps) {
  const query = useQuery(basketsQuery(useClient(), type));
  const baskets = query.data ?? NONE;
  const [selected, setSelected] = useState<number | null>(null);
  const grid = useRef<DataGridHandle<UnsentOrder>>(null);
  const panes = usePaneSize('baskets', 30);
  const rows = usePaneSize('basket list', 70);
  // The first, until another is chosen: going along the tabs shows what is in them.
  const basket = baskets.find(({ orderid }) => orderid === selected) ?? baskets[0] ?? null;
  const select = useEffectEvent(onSelect);
  useEffect(
    function sayWhichIsChosen() {
      select(basket);
      return () => select(null);
    },
    [basket],
  );
  const some = baskets.length > 0;
  const begins = baskets.find(({ orderid }) => orderid === beginAt)?.orderid;
  useEffect(
    function goToTheBaskets() {
      if (begins !== undefined) grid.current?.focusRow(begins);
      else if (some && takesKeyboard) grid.current?.focus();
    },
    [some, begins, takesKeyboard],
  );
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
              onSelect={setSelected}
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
