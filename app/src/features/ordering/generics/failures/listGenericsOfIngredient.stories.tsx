import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { expect } from 'storybook/test';
import { messages } from '#features/ordering/generics/messages.ts';
import { chooseIngredient, Generics, genericsBox } from '#features/ordering/generics/testing/genericsTab.tsx';
import { failing } from '#stories/failing.ts';

const meta = preview.meta({
  title: 'Failures/Ordering/Products of an active ingredient',
  ...withBackend,
  tags: ['!autodocs', 'app', 'failure'],
  decorators: [asPart],
  render: () => <Generics />,
});

const shows = failing('listGenericsOfIngredient', {
  arrange: () => chooseIngredient('erythromycin'),
  instead: { 'code 5': messages.tab.products.none },
  kept: async () => {
    await expect(await genericsBox()).toHaveValue('erythromycin');
  },
});

export const Code2 = meta.story(shows('code 2'));
export const Code4 = meta.story(shows('code 4'));
export const Code5 = meta.story(shows('code 5'));
export const ConnectionDropped = meta.story(shows('connection dropped'));
