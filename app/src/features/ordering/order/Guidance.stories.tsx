import preview from '@mortar/storybook/preview';
import { asPart, type ScenarioState, withBackend } from '@mortar/storybook/storyBackend';
import { useQueries } from '@tanstack/react-query';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { messages as guidance } from '#features/ordering/guidance/messages.ts';
import { useCurrentOrder } from '#orders/current/useCurrentOrder.ts';
import { productHistoryQuery } from '#products/history/api/historyOfYear.ts';
import { supplierPricesQuery } from '#products/prices/api/supplierPrices.ts';
import { useClient } from '#session/services.ts';
import { useSettings } from '#session/settings.tsx';
import { expectVisible, findRows } from '#stories/steps.ts';
import { FullOrderPopup } from './FullOrderPopup.tsx';
import { messages } from './messages.ts';
import { SupplierTotalsPanel } from './SupplierTotalsPanel.tsx';

const texts = messages.totals;

/** Width next to the order at 1366 × 768. */
function Totals() {
  const { order } = useCurrentOrder();
  return (
    <div style={{ width: 320, maxWidth: '100%', height: 320, display: 'grid' }}>
      <SupplierTotalsPanel order={order} />
    </div>
  );
}

/** Loads for every line what ordering its product would load. */
function useProductsRead(): boolean {
  const client = useClient();
  const settings = useSettings();
  const { order } = useCurrentOrder();
  const codes = (order?.lines ?? []).map(({ productCode }) => productCode);
  const read = useQueries({
    queries: codes.flatMap((code) => [
      supplierPricesQuery(client, code, settings, false) as never,
      productHistoryQuery(client, code) as never,
    ]),
    combine: (queries) => queries.length > 0 && queries.every(({ isSuccess }) => isSuccess),
  });
  return read;
}

const meta = preview.meta({
  title: 'Screens/Ordering/Guidance',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:order-guidance'],
  decorators: [asPart],
  parameters: { backend: { scenario: 'busyMorning', openOrder: true } },
  render: () => <Totals />,
});

/** Few lines, which reach no minimum. */
const fewLines = ({ items }: ScenarioState): Partial<ScenarioState> => {
  const own = items.filter(({ orderid }) => orderid === items[0]?.orderid).slice(0, 3);
  return { items: own.map((item) => ({ ...item, orderedquantity: item.supplierquantity })) };
};

/** Each value and its missing amount add up to the minimum. */
export const BesideTotals = meta.story({
  name: 'beside totals',
  parameters: { backend: { change: fewLines } },
  play: async () => {
    await findRows(texts.title);
    await waitFor(() => expect(screen.getAllByRole('img', { name: / to minimum$/ })[0]).toBeVisible());
  },
});

export const OverCredit = meta.story({
  name: 'over credit',
  parameters: { backend: { scenario: 'overCredit' } },
  play: async () => {
    await findRows(texts.title);
    await waitFor(() => expect(screen.getAllByRole('img', { name: / over credit$/ })[0]).toBeVisible());
  },
});

export const AllUnsent = meta.story({
  name: 'all unsent',
  play: async () => {
    await userEvent.click(await screen.findByRole('switch', { name: texts.unsent }));
    await findRows(texts.title);
    await waitFor(() => expect(screen.getAllByRole('img', { name: /credit$|to minimum$/ })[0]).toBeVisible());
  },
});

/** Savings of this order, once its products have loaded. */
export const Saved = meta.story({
  name: 'saved',
  parameters: { backend: { change: fewLines } },
  render: function WithPrices() {
    useProductsRead();
    return <Totals />;
  },
  play: async () => {
    await findRows(texts.title);
    await expectVisible(/^R[\d\u00a0.]+ saved$/);
  },
});

export const FullScreen = meta.story({
  name: 'full screen',
  render: function Full() {
    const { order } = useCurrentOrder();
    const isRead = useProductsRead();
    return <>{isRead && order && <FullOrderPopup order={order} onClose={fn()} />}</>;
  },
  play: async () => {
    await expectVisible(/saved against the dearest$/);
    const { length } = await findRows(texts.title);
    // One per supplier, once its credit is known.
    const hints = () => screen.getAllByRole('img', { name: /credit$|to minimum$/ });
    await waitFor(() => expect(hints()).toHaveLength(length));
  },
});

/** A group has no credit of its own, and its savings are those of its pharmacies. */
export const Group = meta.story({
  name: 'group',
  parameters: { backend: { scenario: 'groupMorning' } },
  play: async () => {
    await findRows(texts.title);
    await waitFor(() => expect(screen.getAllByRole('img', { name: /minimum/i })[0]).toBeVisible());
    await expect(screen.queryByText(guidance.credit.after('100%'))).not.toBeInTheDocument();
  },
});
