import type { UnsentOrder } from '@mortar/contract';
import { FactList, Panel } from '@mortar/design-system';
import { toCents } from '#rules/money.ts';
import { useMoney } from '#session/settings.tsx';
import { messages } from './messages.ts';

const texts = messages.stats;

/** Shows a basket's statistics. Baskets are not scheduled, so two values are constant (002 §2.5). */
export function BasketStats({ basket }: { basket: UnsentOrder | null }) {
  const money = useMoney();
  return (
    <Panel title={texts.title} level={3} scroll>
      <FactList
        facts={[
          { label: texts.items, value: basket?.orderitemqty },
          { label: texts.value, value: basket && money(toCents(basket.ordervalue)) },
          { label: texts.scheduled, value: texts.notScheduled },
          { label: texts.schedule, value: texts.never },
        ]}
      />
    </Panel>
  );
}
