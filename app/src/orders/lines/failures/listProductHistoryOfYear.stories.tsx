import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { expect, screen } from 'storybook/test';
import { quantityBox, Selector, selector } from '#orders/lines/testing/quantity.tsx';
import { pastMessages } from '#products/history/pastMessages.ts';
import { failing } from '#stories/failing.ts';

const meta = preview.meta({
  title: 'Failures/Ordering/Prices paid',
  ...withBackend,
  tags: ['!autodocs', 'app', 'failure'],
  decorators: [asPart],
  render: () => <Selector name="Coruquin 60 mg TAB 90's" supplier="Overberg Generics Direct" />,
});

/** The prices paid are a help: without them a quantity is chosen all the same, and the price row's own day stands there. */
const withoutTrail = async () => {
  await selector();
  await expect(await quantityBox()).toHaveFocus();
  await expect(screen.queryByRole('img', { name: pastMessages.trail })).not.toBeInTheDocument();
};

const shows = failing('listProductHistoryOfYear', {
  backend: { scenario: 'openingTime' },
  instead: {
    'code 2': withoutTrail,
    'code 5': withoutTrail,
    'connection dropped': withoutTrail,
  },
});

export const Code2 = meta.story(shows('code 2'));
export const Code4 = meta.story(shows('code 4'));
export const Code5 = meta.story(shows('code 5'));
export const ConnectionDropped = meta.story(shows('connection dropped'));
