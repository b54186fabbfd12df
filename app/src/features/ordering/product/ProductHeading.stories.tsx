import preview from '@mortar/storybook/preview';
import { asPart, getLoaded, withBackend } from '@mortar/storybook/storyBackend';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { messages as medicalAidMessages } from '#features/ordering/medicalAid/messages.ts';
import { messages as composing } from '#messaging/composing/messages.ts';
import { withListedProducts } from '#stories/catalogue.ts';
import { Frame } from '#stories/frame.tsx';
import { samples, suppliers, WithOffer, WithProduct } from '#stories/samples.tsx';
import { expectVisible, popup, press } from '#stories/steps.ts';
import { messages } from './messages.ts';
import { ProductInfo } from './testing/ProductInfo.tsx';

const texts = messages.info;

const meta = preview.meta({
  title: 'Screens/Ordering/Product info',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:product-info'],
  decorators: [asPart],
  args: { name: samples.soldEverywhere as string },
  render: ({ name }) => (
    <Frame width={948}>
      <WithOffer name={name} supplier={suppliers.green}>
        {(product, price) => <ProductInfo product={product} msi={price.supplierProductCode} />}
      </WithOffer>
    </Frame>
  ),
});

const alone = (name: string) => () => (
  <Frame width={948}>
    <WithProduct name={name}>{(product) => <ProductInfo product={product} msi="" />}</WithProduct>
  </Frame>
);

export const Full = meta.story({
  name: 'full',
  play: async () => {
    await press(texts.title);
    await expectVisible('Wexcombe Global', await popup(texts.title));
    await waitFor(() =>
      expect([...document.querySelectorAll('.m-facts dt')].map((term) => term.textContent)).toEqual(
        Object.values(texts.facts),
      ),
    );
  },
});

export const Discontinued = meta.story({
  name: 'discontinued',
  parameters: { backend: { catalogue: withListedProducts({ "Helonofen 1000 mg TAB 28's": { sepcents: 0 } }) } },
  render: alone("Helonofen 1000 mg TAB 28's"),
  play: async () => {
    await expectVisible('– Discontinued');
    await press(texts.title);
    await waitFor(() =>
      expect(document.querySelector('.m-facts')).toHaveTextContent(
        `${texts.facts.sep}– Discontinued${texts.facts.retail}–`,
      ),
    );
  },
});

export const Loading = meta.story({
  name: 'loading',
  parameters: { backend: { faults: [{ call: 'getProductInfo', kind: 'never' }] } },
  play: async () => {
    await press(texts.title);
    await expectVisible(texts.loading);
  },
});

export const Failed = meta.story({
  name: 'error',
  parameters: { backend: { faults: [{ call: 'getProductInfo', kind: 'code', code: 2 }] } },
  play: async () => {
    await press(texts.title);
    await expectVisible('Sorry an error has occurred, error code: 2. Please try again.');
  },
});

export const Barcodes = meta.story({
  name: 'barcodes',
  render: alone(samples.fiveBarcodes),
  play: async () => {
    await press(texts.title);
    await expectVisible('6010244947898');
    await press(texts.moreBarcodes(4));
    const popover = await screen.findByRole('dialog', { name: texts.additionalBarcodes });
    await waitFor(() => expect(within(popover).getByText('7610244947899')).toBeVisible());
    await expect(within(popover).getAllByRole('listitem')).toHaveLength(4);
    await waitFor(() => expect(popover).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    // Loading the popover replaces its button.
    await waitFor(() => expect(screen.getByRole('button', { name: texts.moreBarcodes(4) })).toHaveFocus());
    await waitFor(() => expect(popover).not.toBeInTheDocument());
    await expect(document.querySelectorAll('dt').length).toBeGreaterThan(8);
  },
});

const { history } = texts;

type Story = Parameters<typeof getLoaded>[0];

const DAY = 24 * 60 * 60 * 1000;
/** The server's time zone. */
const AHEAD_OF_UTC = DAY / 12;
const NONE = { ordered: 0, regretted: 0 };

/** The pharmacy's orders per product in the last days, full days back from midnight. */
function recentOrders(context: Story, days: number) {
  const { store, clock } = getLoaded(context).backend;
  const today = Math.floor((clock.now() + AHEAD_OF_UTC) / DAY) * DAY - AHEAD_OF_UTC;
  const since = today - days * DAY;
  const counts = new Map<string, { ordered: number; regretted: number }>();
  for (const { sentat, answeredat, lines } of store.sentOrders.at(1001)) {
    if (sentat < since) continue;
    for (const { productdescription, orderedquantity, suppliedquantity } of lines) {
      const { ordered, regretted } = counts.get(productdescription) ?? NONE;
      const missing = answeredat === null ? 0 : orderedquantity - suppliedquantity;
      counts.set(productdescription, { ordered: ordered + orderedquantity, regretted: regretted + missing });
    }
  }
  return (name: string) => counts.get(name) ?? NONE;
}

const said = ({ ordered, regretted }: typeof NONE) => history.counts(ordered, regretted);

/** Product regretted in the last week but not in the last three days. */
function missed(context: Story): string {
  const { store } = getLoaded(context).backend;
  const names = store.sentOrders
    .at(1001)
    .flatMap(({ lines }) => lines.filter((line) => line.suppliedquantity < line.orderedquantity))
    .map(({ productdescription }) => productdescription);
  const [recent, last] = [recentOrders(context, 7), recentOrders(context, 3)];
  return names.find((name) => recent(name).regretted > 0 && last(name).ordered === 0) ?? '';
}

/** Most frequently ordered product. */
function familiar(context: Story): string {
  const lines = getLoaded(context)
    .backend.store.sentOrders.at(1001)
    .flatMap((order) => order.lines);
  const names = [...Map.groupBy(lines, ({ productdescription }) => productdescription)];
  return names.sort((a, b) => b[1].length - a[1].length)[0]?.[0] ?? '';
}

const getAlone = (choose: (context: Story) => string) => (_args: unknown, context: Story) => alone(choose(context))();

/** The server is requested after the slider rests; until then no number is shown. */
export const RegretSlider = meta.story({
  name: 'regret slider',
  render: getAlone(missed),
  play: async (context) => {
    const name = missed(context);
    await press(texts.title);
    await expectVisible(said(recentOrders(context, 14)(name)));
    const slider = screen.getByRole('slider', { name: history.regrets });
    fireEvent.change(slider, { target: { value: '3' } });
    await expectVisible(history.counting);
    await expect(slider).toHaveAttribute('aria-valuetext', history.days(3));
    await expectVisible(said(NONE));
    fireEvent.change(slider, { target: { value: '7' } });
    await expectVisible(said(recentOrders(context, 7)(name)));
  },
});

export const HistoryStrip = meta.story({
  name: 'history strip',
  render: getAlone(familiar),
  play: async (context) => {
    const name = familiar(context);
    const lines = getLoaded(context)
      .backend.store.sentOrders.at(1001)
      .filter(({ sentat }) => new Date(sentat).toISOString().startsWith('2026-02'))
      .flatMap((order) => order.lines.filter(({ productdescription }) => productdescription === name));
    const ordered = lines.reduce((sum, { orderedquantity }) => sum + orderedquantity, 0);
    const invoiced = lines.reduce((sum, { suppliedquantity }) => sum + suppliedquantity, 0);
    await expect(ordered).toBeGreaterThan(0);
    await press(texts.title);
    const year = await screen.findByRole('table', { name: new RegExp(history.year) });
    await expect(within(year).getAllByRole('row')).toHaveLength(13);
    const month = within(year).getByRole('row', { name: /^Feb 2026/ });
    await expect([...month.querySelectorAll('td')].map((cell) => cell.textContent)).toEqual(
      expect.arrayContaining([String(ordered), String(invoiced)]),
    );
    await expectVisible(said(recentOrders(context, 14)(name)));
  },
});

/** For a group: regrets, without the strip. */
export const GroupMode = meta.story({
  name: 'group mode',
  render: getAlone(familiar),
  parameters: { backend: { scenario: 'groupBuyer' } },
  play: async () => {
    await press(texts.title);
    await expectVisible(said(NONE));
    await expect(screen.queryByText(history.year)).not.toBeInTheDocument();
  },
});

const links = async () => within(await screen.findByRole('navigation', { name: medicalAidMessages.schemes.title }));

/** Each list that names the product has a link to its entry; closing returns focus to the link. */
export const MedicalAidLinks = meta.story({
  name: 'medical aid links',
  render: alone(samples.onEveryList),
  play: async () => {
    await press(texts.title);
    const names = (await links()).getAllByRole('button').map((link) => link.textContent);
    await expect(names).toEqual(['Discovery', 'MPL', 'MRP', 'GEMS']);
    await press('MRP', await links());
    await expectVisible('ERYTHROMYCIN', await popup(medicalAidMessages.mrp.title));
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: medicalAidMessages.mrp.title })).not.toBeInTheDocument(),
    );
    const link = (await links()).getByRole('button', { name: 'MRP' });
    await waitFor(() => expect(link).toHaveFocus());
  },
});

export const MedicalAidHidden = meta.story({
  name: 'medical aid info off',
  render: alone(samples.onEveryList),
  parameters: { backend: { settings: { ordering_General_DisplayMedicalAidInfo_Enabled: false } } },
  play: async () => {
    await press(texts.title);
    await expectVisible('Solvanta Biologics', await popup(texts.title));
    await expect(screen.queryByText(medicalAidMessages.schemes.title)).not.toBeInTheDocument();
  },
});

export const Ask = meta.story({
  name: 'ask a supplier',
  tags: ['!manifest:product-info'],
  play: async () => {
    await press(texts.title);
    await press(composing.prompting.supplier, await popup(texts.title));
    await expectVisible(/^About .*Nappi/, await popup(composing.newMessage.title));
  },
});
