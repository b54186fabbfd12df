import type { Settings } from '@mortar/contract';
import preview from '@mortar/storybook/preview';
import { asPart, getLoaded, withBackend } from '@mortar/storybook/storyBackend';
import { expect, screen, waitFor } from 'storybook/test';
import { keys } from '#server/keys.ts';
import { administrator, inSection } from '#stories/settings.tsx';
import { GeneralSection } from './GeneralSection.tsx';
import { messages as texts } from './messages.ts';

const meta = preview.meta({
  title: 'Screens/Settings/General Settings',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:settings-general'],
  decorators: [asPart],
  parameters: { backend: administrator },
  render: inSection(GeneralSection),
});

const COUNTRIES = Object.keys(texts.countries) as (keyof typeof texts.countries)[];

export const EachCountry = meta.story({
  name: 'each country',
  play: async (context) => {
    const { queryClient } = getLoaded(context).services;
    const field = await screen.findByRole('combobox', { name: texts.country });
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    for (const country of COUNTRIES) {
      queryClient.setQueryData<Settings>(
        keys.settings,
        (settings) => settings && { ...settings, ordering_General_Country: country },
      );
      await waitFor(() => expect(field).toHaveDisplayValue(`${texts.countries[country]} (${country})`));
      await expect(screen.getByText(texts.countries[country], { selector: 'dt' })).toBeVisible();
    }
    await expect(field).toBeDisabled();
  },
});
