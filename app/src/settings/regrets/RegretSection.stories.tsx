import preview from '@mortar/storybook/preview';
import { asPart, getLoaded, withBackend } from '@mortar/storybook/storyBackend';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { messages as formTexts } from '#settings/form/messages.ts';
import { administrator, inSection } from '#stories/settings.tsx';
import { expectVisible, press, rowWith } from '#stories/steps.ts';
import { messages as texts } from './messages.ts';
import { RegretSection } from './RegretSection.tsx';

const meta = preview.meta({
  title: 'Screens/Settings/Regret Settings',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:settings-regrets'],
  decorators: [asPart],
  parameters: { backend: administrator },
  render: inSection(RegretSection),
});

const { auto, partial } = texts;
const SUPPLIER = 'Kestrel Wholesale';
const supplier = () => screen.findByRole('switch', { name: auto.switch(SUPPLIER) });
const enableAutoRegrets = async () => userEvent.click(await screen.findByRole('checkbox', { name: auto.enabled }));

export const Wholesalers = meta.story({
  name: 'wholesalers',
  play: async () => {
    await rowWith(SUPPLIER, auto.grid);
    await expect(await supplier()).toBeDisabled();
    await expectVisible(auto.needs);
  },
});

/** Toggled by keyboard: Space on a row. */
export const AutoRegretsOn = meta.story({
  name: 'auto regrets on',
  play: async () => {
    await enableAutoRegrets();
    await waitFor(async () => expect(await supplier()).toBeEnabled());
    const before = (await supplier()).getAttribute('aria-checked');
    const row = await rowWith(SUPPLIER, auto.grid);
    await userEvent.click(row.querySelector('[aria-colindex]:not(:has(input))') ?? row);
    await userEvent.keyboard(' ');
    await waitFor(async () => expect(await supplier()).not.toHaveAttribute('aria-checked', before ?? ''));
    await expectVisible(formTexts.unsaved);
  },
});

/** Settings and suppliers are saved by two calls with one button. */
export const Saved = meta.story({
  name: 'saved',
  play: async (context) => {
    await enableAutoRegrets();
    await userEvent.click(await screen.findByRole('radio', { name: partial.options.true }));
    await userEvent.click(await supplier());
    const isChecked = (await supplier()).getAttribute('aria-checked') === 'true';
    await press(formTexts.save);
    await expectVisible(formTexts.saved);
    await expectVisible(formTexts.signedIn);
    const { store } = getLoaded(context).backend;
    await expect(store.settings.get(1001)?.values).toMatchObject({
      ordering_General_AutoRegrets_Enabled: true,
      ordering_General_PartialRegret: true,
    });
    await expect(store.terms.get('1001/KEST')?.autoregretsenabled).toBe(isChecked);
  },
});

/** Only the first call succeeded: a message says so, and input stays. */
export const Failed = meta.story({
  name: 'failed',
  parameters: { backend: { ...administrator, faults: [{ call: 'updateAutoRegrets', kind: 'code', code: 2 }] } },
  play: async () => {
    await enableAutoRegrets();
    await userEvent.click(await supplier());
    await press(formTexts.save);
    await expectVisible(texts.settingsSavedOnly(formTexts.failed(2)));
  },
});
