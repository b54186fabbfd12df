import preview from '@mortar/storybook/preview';
import { asPart, getLoaded, withBackend } from '@mortar/storybook/storyBackend';
import { expect, fn, screen, within } from 'storybook/test';
import { samples, WithProduct } from '#stories/samples.tsx';
import { expectVisible, findRows, popup } from '#stories/steps.ts';
import { messages } from './messages.ts';
import { ProductHistoryPopup } from './ProductHistoryPopup.tsx';

const texts = messages.history;

const history = (name: string) => (
  <WithProduct name={name}>{(product) => <ProductHistoryPopup product={product} onClose={fn()} />}</WithProduct>
);

const meta = preview.meta({
  title: 'Popups/Finding a product/Product History',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:product-history'],
  decorators: [asPart],
  render: () => history(samples.soldEverywhere),
});

type Story = Parameters<typeof getLoaded>[0];

/** A frequently ordered product with a regret. */
function regretted(context: Story, retailerid = 1001): string {
  const lines = getLoaded(context)
    .backend.store.sentOrders.at(retailerid)
    .filter(({ answeredat }) => answeredat !== null)
    .flatMap((order) => order.lines);
  const byName = [...Map.groupBy(lines, ({ productdescription }) => productdescription)];
  const missed = byName.filter(([, ofName]) => ofName.some(({ suppliedquantity }) => suppliedquantity === 0));
  return missed.toSorted((a, b) => b[1].length - a[1].length)[0]?.[0] ?? '';
}

/** Days with totals and lines; each line's result by icon, text and colour. */
export const GroupedByDate = meta.story({
  name: 'grouped by date',
  render: (_args: unknown, context: Story) => history(regretted(context)),
  play: async () => {
    const rows = await findRows(texts.title, await popup(texts.title));
    await expect(rows[0]).toHaveTextContent(/^\d{4}\/\d\d\/\d\d · /);
    const { getByRole, getAllByText } = await popup(texts.title);
    await expect(getAllByText('Regretted', { ignore: '[data-heard], table *' })[0]).toBeVisible();
    const months = within(getByRole('table', { name: texts.demand })).getAllByRole('row');
    await expect(months).toHaveLength(13);
    await expect(getByRole('img', { name: new RegExp(`^${texts.prices}`) })).toBeVisible();
  },
});

export const None = meta.story({
  name: 'none',
  parameters: { backend: { faults: [{ call: 'listProductHistoryOfYear', kind: 'code', code: 5 }] } },
  play: async () => {
    await expectVisible(texts.none, await popup(texts.title));
  },
});

export const Loading = meta.story({
  name: 'loading',
  parameters: { backend: { faults: [{ call: 'listProductHistoryOfYear', kind: 'never' }] } },
  play: async () => {
    await expectVisible(texts.loading, await popup(texts.title));
  },
});

export const Failed = meta.story({
  name: 'error',
  parameters: { backend: { faults: [{ call: 'listProductHistoryOfYear', kind: 'code', code: 2 }] } },
  play: async () => {
    await expectVisible('Sorry an error has occurred, error code: 2. Please try again.', await popup(texts.title));
  },
});

/** A group sees the retailer of each line. */
export const GroupMode = meta.story({
  name: 'group mode',
  parameters: { backend: { scenario: 'groupBuyer' } },
  render: (_args: unknown, context: Story) => history(regretted(context, 2001)),
  play: async () => {
    await popup(texts.title);
    await screen.findByRole('columnheader', { name: texts.columns.retailer });
    await findRows(texts.title);
  },
});
