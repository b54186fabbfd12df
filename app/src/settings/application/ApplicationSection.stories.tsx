import type { Settings } from '@mortar/contract';
import preview from '@mortar/storybook/preview';
import { asPart, getLoaded, withBackend } from '@mortar/storybook/storyBackend';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { keys } from '#server/keys.ts';
import { messages as formTexts } from '#settings/form/messages.ts';
import { administrator, inSection } from '#stories/settings.tsx';
import { expectVisible, press } from '#stories/steps.ts';
import { ApplicationSection } from './ApplicationSection.tsx';
import { messages as texts } from './messages.ts';

const meta = preview.meta({
  title: 'Screens/Settings/Application Settings',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:settings-application'],
  decorators: [asPart],
  parameters: { backend: administrator },
  render: inSection(ApplicationSection),
});

const check = (name: string) => screen.findByRole('checkbox', { name });

export const Loaded = meta.story({
  name: 'loaded',
  play: async () => {
    await expect(await check(texts.printing.print)).toBeChecked();
    await expect(screen.getByRole('spinbutton', { name: texts.prices.vat })).toHaveValue('15');
    await userEvent.click(await check(texts.printing.print));
    await expect(await check(texts.printing.prompt)).toBeDisabled();
    await expectVisible(`${texts.printing.promptHint} ${texts.printing.promptNeeds}`);
  },
});

/** Changes are sent, and the form shows the saved settings. */
export const Saved = meta.story({
  name: 'saved',
  play: async (context) => {
    await userEvent.click(await check(texts.prices.inclusive));
    await userEvent.click(await check(texts.accounts.prompt));
    await press(formTexts.save);
    await expectVisible(formTexts.saved);
    await expectVisible(formTexts.signedIn);
    await expect(getLoaded(context).backend.store.settings.get(1001)?.values).toMatchObject({
      ordering_NettPriceInclusive: true,
      ordering_General_PromptForAccountNumber_Enabled: true,
    });
  },
});

export const Failed = meta.story({
  name: 'failed',
  parameters: { backend: { ...administrator, faults: [{ call: 'updateApplicationSettings', kind: 'code', code: 0 }] } },
  play: async () => {
    await userEvent.click(await check(texts.prices.inclusive));
    await press(formTexts.save);
    await expectVisible(formTexts.failed(0));
    await expect(await check(texts.prices.inclusive)).toBeChecked();
  },
});

/** An invalid VAT shows an error; it cannot be changed here, and the rest can be saved. */
export const VatNotANumber = meta.story({
  name: 'VAT not a number',
  play: async (context) => {
    const { queryClient } = getLoaded(context).services;
    await check(texts.printing.print);
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    queryClient.setQueryData<Settings>(keys.settings, (known) => known && { ...known, ordering_VAT: Number.NaN });
    await expectVisible(texts.prices.vatNotANumber);
  },
});
