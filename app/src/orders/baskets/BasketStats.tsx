import { FactList, Panel } from '@mortar/design-system';
import type { UnsentOrder } from '#orders/current/model/unsentOrder.ts';
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
          { label: texts.items, value: basket?.lineCount },
          { label: texts.value, value: basket && money(basket.value) },
          { label: texts.scheduled, value: texts.notScheduled },
          { label: texts.schedule, value: texts.never },
        ]}
      />
    </Panel>
  );
}
