import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { messages as medicalAidMessages } from '#features/ordering/medicalAid/messages.ts';
import { Frame } from '#stories/frame.tsx';
import { samples, suppliers, WithOffer, WithProduct } from '#stories/samples.tsx';
import { popup, press, see } from '#stories/steps.ts';
import { messages } from './messages.ts';
import { ProductInfoStrip } from './ProductInfoStrip.tsx';

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
        {(product, price) => <ProductInfoStrip product={product} msi={price.supplierproductcode} />}
      </WithOffer>
    </Frame>
  ),
});

const alone = (name: string) => () => (
  <Frame width={948}>
    <WithProduct name={name}>{(product) => <ProductInfoStrip product={product} msi="" />}</WithProduct>
  </Frame>
);

export const Full = meta.story({
  name: 'full',
  play: async () => {
    await press(texts.title);
    await see('Wexcombe Global');
    await waitFor(() =>
      expect([...document.querySelectorAll('.m-facts dt')].map((fact) => fact.textContent)).toEqual(
        Object.values(texts.facts),
      ),
    );
  },
});

export const Loading = meta.story({
  name: 'loading',
  parameters: { backend: { faults: [{ call: 'getProductInfo', kind: 'never' }] } },
  play: async () => {
    await press(texts.title);
    await see(texts.loading);
  },
});

export const Failed = meta.story({
  name: 'error',
  parameters: { backend: { faults: [{ call: 'getProductInfo', kind: 'code', code: 2 }] } },
  play: async () => {
    await press(texts.title);
    await see('Sorry an error has occurred, error code: 2. Please try again.');
  },
});

export const Barcodes = meta.story({
  name: 'barcodes',
  render: alone(samples.fiveBarcodes),
  play: async () => {
    await press(texts.title);
    await see(/^6010244947898, .*7610244947899$/);
    await expect(document.querySelectorAll('dt').length).toBeGreaterThan(8);
  },
});

const boughtOften = "Coruquin 60 mg TAB 90's";
const { history } = texts;

/** The server is asked once the slider has rested; until then no figure stands beside days it is not of. */
export const RegretSlider = meta.story({
  name: 'regret slider',
  // Sent six days ago; a third did not come.
  render: alone("Sisonke-Naproxen 500 mg TAB 20's"),
  play: async () => {
    await press(texts.title);
    await see(history.counts(15, 5));
    const slider = screen.getByRole('slider', { name: history.regrets });
    fireEvent.change(slider, { target: { value: '3' } });
    await see(history.counting);
    await expect(slider).toHaveAttribute('aria-valuetext', history.days(3));
    await see(history.counts(0, 0));
    fireEvent.change(slider, { target: { value: '7' } });
    await see(history.counts(15, 5));
  },
});

export const HistoryStrip = meta.story({
  name: 'history strip',
  render: alone(boughtOften),
  play: async () => {
    await press(texts.title);
    const year = await screen.findByRole('table', { name: new RegExp(history.year) });
    await expect(within(year).getAllByRole('row')).toHaveLength(13);
    await see('Feb 2026', within(year));
    await see(history.counts(16, 0));
  },
});

/** A group's product has regrets, and no strip. */
export const GroupMode = meta.story({
  name: 'group mode',
  render: alone(boughtOften),
  parameters: { backend: { scenario: 'groupBuyer' } },
  play: async () => {
    await press(texts.title);
    await see(history.counts(0, 0));
    await expect(screen.queryByText(history.year)).not.toBeInTheDocument();
  },
});

const links = async () => within(await screen.findByRole('navigation', { name: medicalAidMessages.schemes.title }));

/** Each list that names the product is a link to what it says; closing gives the keyboard back to the link. */
export const MedicalAidLinks = meta.story({
  name: 'medical aid links',
  render: alone(samples.onEveryList),
  play: async () => {
    await press(texts.title);
    const names = (await links()).getAllByRole('button').map((link) => link.textContent);
    await expect(names).toEqual(['Discovery', 'MPL', 'MRP', 'GEMS']);
    await press('MRP', await links());
    await see('ERYTHROMYCIN', await popup(medicalAidMessages.mrp.title));
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
    await see('Solvanta Biologics');
    await expect(screen.queryByText(medicalAidMessages.schemes.title)).not.toBeInTheDocument();
  },
});
