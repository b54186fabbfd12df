import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { messages as searchMessages } from '#features/ordering/search/messages.ts';
import { expectVisible, findRows, press } from '#stories/steps.ts';
import { messages } from './messages.ts';
import { chooseIngredient, Generics, searchGenerics } from './testing/genericsTab.tsx';

const texts = messages.tab;

const meta = preview.meta({
  title: 'Screens/Ordering/Generics',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:generics-tab'],
  decorators: [asPart],
  render: () => <Generics />,
});

export const Start = meta.story({
  name: 'start',
  play: async () => {
    await expectVisible(texts.ingredients.start);
    await expectVisible(texts.products.select);
  },
});

export const Loading = meta.story({
  name: 'loading',
  parameters: { backend: { faults: [{ call: 'listActiveIngredients', kind: 'never' }] } },
  play: async () => {
    await searchGenerics('amox');
    await expectVisible(texts.ingredients.loading);
  },
});

/** Match types work although the call has none. */
export const Ingredients = meta.story({
  name: 'ingredients',
  play: async () => {
    await searchGenerics('mycin');
    await expect((await findRows(texts.ingredients.title)).length).toBeGreaterThan(1);
    await press(searchMessages.search.options);
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: searchMessages.search.match }),
      searchMessages.matches.StartsWith,
    );
    await expectVisible(texts.ingredients.none);
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: searchMessages.search.match }),
      searchMessages.matches.Containing,
    );
    await expect((await findRows(texts.ingredients.title)).length).toBeGreaterThan(1);
    await waitFor(() => expect(screen.getAllByText('mycin', { selector: 'mark' })[0]).toBeVisible());
  },
});

/** Choosing an active ingredient focuses its products. */
export const Products = meta.story({
  name: 'products',
  play: async () => {
    await chooseIngredient('erythromycin');
    await expect((await findRows(/^Products with /)).length).toBeGreaterThan(0);
    await waitFor(() =>
      expect(document.activeElement?.closest('[role="grid"]')).toHaveAccessibleName(/^Products with /),
    );
  },
});

export const None = meta.story({
  name: 'none',
  play: async () => {
    await searchGenerics('nothing of the kind');
    await expectVisible(texts.ingredients.none);
  },
});

export const Failed = meta.story({
  name: 'error',
  parameters: { backend: { faults: [{ call: 'listActiveIngredients', kind: 'code', code: 2 }] } },
  play: async () => {
    await searchGenerics('amox');
    await expectVisible('Sorry an error has occurred, error code: 2. Please try again.');
  },
});
