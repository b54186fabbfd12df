import preview from '@mortar/storybook/preview';
import { asPart, getLoaded, withBackend } from '@mortar/storybook/storyBackend';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { messages as formTexts } from '#settings/form/messages.ts';
import { administrator, inSection } from '#stories/settings.tsx';
import { expectVisible, fill, findRows, press, pressRow, rowWith } from '#stories/steps.ts';
import { messages as texts } from './messages.ts';
import { SupplierSection } from './SupplierSection.tsx';

const meta = preview.meta({
  title: 'Screens/Settings/Supplier Settings',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:settings-suppliers'],
  decorators: [asPart],
  parameters: { backend: administrator },
  render: inSection(SupplierSection),
});

const SUPPLIER = 'Kestrel Wholesale';
const choose = (name = SUPPLIER) => pressRow(name, texts.title);
const field = (name: string) => screen.findByRole('spinbutton', { name });

export const Grid = meta.story({
  name: 'grid',
  play: async () => {
    await expect((await findRows(texts.title)).length).toBeGreaterThan(5);
    await expect(await rowWith(SUPPLIER, texts.title)).toHaveAttribute('aria-selected', 'true');
  },
});

/** Enter on a row moves focus to its form. */
export const Selected = meta.story({
  name: 'selected',
  play: async () => {
    await choose();
    (await rowWith(SUPPLIER, texts.title)).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await field(texts.terms.creditLimit)).toHaveFocus());
    await expect(await rowWith(SUPPLIER, texts.title)).toHaveAttribute('aria-selected', 'true');
    await screen.findByRole('meter', { name: texts.credit.usage });
    await expect((await screen.findByRole('list', { name: texts.credit.months })).children).toHaveLength(12);
  },
});

export const RequiredFields = meta.story({
  name: 'required fields',
  play: async () => {
    await choose();
    await userEvent.clear(await field(texts.terms.creditLimit));
    await userEvent.clear(await field(texts.terms.minimum));
    await press(formTexts.save);
    await expect(await screen.findAllByText(texts.rules.required)).toHaveLength(2);
    await expectVisible(formTexts.blocked);
    await waitFor(async () => expect(await field(texts.terms.creditLimit)).toHaveFocus());
  },
});

/** Invalid amounts stay, with an error at the field. */
export const TypedWrong = meta.story({
  name: 'typed wrong',
  play: async () => {
    await choose();
    await fill(await field(texts.terms.creditLimit), 'R750');
    await fill(await field(texts.terms.minimum), '-5');
    await press(formTexts.save);
    await expectVisible('Must be a number');
    await expectVisible(texts.rules.atLeast(0));
    await expectVisible(formTexts.blocked);
    await expect(await field(texts.terms.creditLimit)).toHaveValue('R750');
    await expect(await field(texts.terms.minimum)).toHaveValue('-5.00');
  },
});

export const Saved = meta.story({
  name: 'saved',
  play: async (context) => {
    await choose();
    await fill(await field(texts.terms.creditLimit), '1234.5');
    await press(formTexts.save);
    await expectVisible(formTexts.saved);
    await expectVisible(formTexts.signedIn);
    const { store } = getLoaded(context).backend;
    await expect(store.terms.get('1001/KEST')?.creditlimitcents).toBe(123_450);
    await waitFor(async () => expect(await rowWith(SUPPLIER, texts.title)).toHaveTextContent(/R1\s234\.50/));
  },
});

export const Failed = meta.story({
  name: 'failed',
  parameters: { backend: { ...administrator, faults: [{ call: 'updateSupplier', kind: 'code', code: 2 }] } },
  play: async () => {
    await choose();
    await fill(await field(texts.terms.minimum), '77');
    await press(formTexts.save);
    await expectVisible(formTexts.failed(2));
    await expect(await field(texts.terms.minimum)).toHaveValue('77.00');
  },
});

export const NoCreditInfo = meta.story({
  name: 'no credit info',
  parameters: { backend: { ...administrator, faults: [{ call: 'getCreditUsage', kind: 'code', code: 5 }] } },
  play: async () => {
    await choose();
    await expectVisible(texts.credit.none);
  },
});

/** A group has no orders of its own: they belong to its pharmacies. */
export const GroupWithoutHistory = meta.story({
  name: 'group without history',
  parameters: { backend: { scenario: 'groupBuyer' } },
  play: async () => {
    await choose();
    await expectVisible(texts.credit.noHistory);
  },
});
