import preview from '@mortar/storybook/preview';
import { asPart, getLoaded, withBackend } from '@mortar/storybook/storyBackend';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { messages as orderTexts } from '#settings/ordering/messages.ts';
import { Frame } from '#stories/frame.tsx';
import { expectVisible, fill, press } from '#stories/steps.ts';
import { messages as texts } from './messages.ts';
import { PreferencesPanel } from './PreferencesPanel.tsx';

const meta = preview.meta({
  title: 'Screens/Ordering/Preferences',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:preferences-tab'],
  decorators: [asPart],
  parameters: { backend: { scenario: 'openingTime' } },
  render: () => (
    <Frame width={408} height={640}>
      <PreferencesPanel />
    </Frame>
  ),
});

const { search, suppliers, pricing } = texts;
const colours = orderTexts.search;
const check = (name: string) => screen.findByRole('checkbox', { name });
const color = (name: string) => screen.findByRole('textbox', { name });

/** Administrators may change both parts of the form. */
const administrator = { permissions: { dashboard: { settings: true } } };

export const Loaded = meta.story({
  name: 'loaded',
  play: async () => {
    await expect(await screen.findByRole('radio', { name: search.types['0'] })).toBeChecked();
    await expect(await color(colours.color)).toHaveValue('#ffe58a');
    await expect(screen.getByRole('combobox', { name: suppliers.rule })).toHaveDisplayValue(suppliers.rules['3']);
    await waitFor(() => expect(screen.getAllByText('Ator', { selector: 'mark' })[0]).toBeVisible());
  },
});

/** All six settings are sent together, and the form shows the saved values. */
export const Saved = meta.story({
  name: 'saved',
  play: async (context) => {
    await userEvent.click(await screen.findByRole('radio', { name: search.types['1'] }));
    await userEvent.click(await check(suppliers.lock));
    await expectVisible(texts.unsaved);
    await press(texts.save);
    await expectVisible(texts.saved);
    const saved = getLoaded(context).backend.store.settings.get(1001)?.values;
    await expect(saved).toMatchObject({ ordering_SearchType: '1', ordering_LockPreferred: true });
    await waitFor(() => expect(screen.queryByText(texts.unsaved)).not.toBeInTheDocument());
  },
});

/** Input stays for another try. */
export const Failed = meta.story({
  name: 'failed',
  parameters: { backend: { faults: [{ call: 'updateOrderingSettings', kind: 'code', code: 2 }] } },
  play: async () => {
    await fill(await color(colours.color), '#c0ffee');
    await press(texts.save);
    await expectVisible(texts.failed);
    await expect(await color(colours.color)).toHaveValue('#c0ffee');
    await expectVisible(texts.unsaved);
  },
});

export const VatBoth = meta.story({
  name: 'VAT both',
  parameters: {
    backend: { ...administrator, settings: { ordering_NettPriceInclusive: true, ordering_NettPriceExclusive: true } },
  },
  play: async () => {
    await expect(await check(pricing.inclusive)).toBeChecked();
    await expect(await check(pricing.exclusive)).toBeChecked();
  },
});

/** Both VAT settings are saved through the application settings. */
export const VatNone = meta.story({
  name: 'VAT none',
  parameters: { backend: administrator },
  play: async (context) => {
    await userEvent.click(await check(pricing.exclusive));
    await press(texts.save);
    await expectVisible(texts.saved);
    await expectVisible(pricing.neither);
    const saved = getLoaded(context).backend.store.settings.get(1001)?.values;
    await expect(saved).toMatchObject({ ordering_NettPriceInclusive: false, ordering_NettPriceExclusive: false });
  },
});

/** A warning in the unreadable colours it is about. */
export const Illegible = meta.story({
  name: 'illegible',
  parameters: { colours: false },
  play: async () => {
    await fill(await color(colours.textColor), '#f0d060');
    await expectVisible(/^Fails/);
  },
});

export const ColourMissing = meta.story({
  name: 'colour missing',
  play: async () => {
    await userEvent.clear(await color(colours.color));
    await press(texts.save);
    await waitFor(async () => expect(await color(colours.color)).toBeInvalid());
    await expectVisible(colours.noColor);
  },
});

export const NoPermission = meta.story({
  name: 'no permission',
  parameters: {
    backend: { permissions: { dashboard: { settings: false }, ordering: { update: false, create: false } } },
  },
  play: async () => {
    await expect(await check(suppliers.lock)).toBeDisabled();
    await waitFor(() =>
      expect(screen.getAllByText('Cannot access Settings due to lack of permissions.')[0]).toBeVisible(),
    );
  },
});
