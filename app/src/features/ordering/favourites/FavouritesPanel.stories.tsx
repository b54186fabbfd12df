import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { messages as searchMessages } from '#features/ordering/search/messages.ts';
import { expectVisible, findRows, press } from '#stories/steps.ts';
import { messages as texts } from './messages.ts';
import { Favourites } from './testing/favourites.tsx';

const meta = preview.meta({
  title: 'Screens/Ordering/Favourites',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:favourites-tab'],
  decorators: [asPart],
  render: () => <Favourites />,
});

const box = () => screen.findByRole('searchbox', { name: texts.search });
const stars = async () => {
  const [first] = await findRows(texts.title);
  return within(first ?? document.body).getByRole('button');
};

export const Loading = meta.story({
  name: 'loading',
  parameters: { backend: { faults: [{ call: 'listFavourites', kind: 'never' }] } },
  play: async () => {
    await expectVisible(texts.loading);
  },
});

/** All favourites, before a search. */
export const Results = meta.story({
  name: 'results',
  play: async () => {
    await expect((await findRows(texts.title)).length).toBeGreaterThan(3);
  },
});

export const None = meta.story({
  name: 'none',
  play: async () => {
    await findRows(texts.title);
    await userEvent.type(await box(), 'nothing of the kind{Enter}');
    await expectVisible(texts.none);
  },
});

export const Failed = meta.story({
  name: 'error',
  parameters: { backend: { faults: [{ call: 'listFavourites', kind: 'code', code: 2 }] } },
  play: async () => {
    await expectVisible('Sorry an error has occurred, error code: 2. Please try again.');
  },
});

/** A removed favourite keeps its place, so it can be restored. */
export const TakenOff = meta.story({
  name: 'taken off',
  play: async () => {
    const before = (await findRows(texts.title)).length;
    await userEvent.click(await stars());
    await waitFor(async () => expect(await stars()).toHaveAttribute('aria-pressed', 'false'));
    await expect(await findRows(texts.title)).toHaveLength(before);
    await userEvent.click(await stars());
    await waitFor(async () => expect(await stars()).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.click(await stars());
    await waitFor(async () => expect(await stars()).toHaveAttribute('aria-pressed', 'false'));
  },
});

export const NoPermission = meta.story({
  name: 'no permission',
  parameters: { backend: { permissions: { ordering: { update: false, create: false } } } },
  play: async () => {
    const star = await stars();
    await expect(star).toHaveAttribute('title', 'You do not have permissions to update orders.');
    await userEvent.click(star);
    await expect(star).toHaveAttribute('aria-pressed', 'true');
  },
});

/** With Enter search, typing alone does not search; scanner input is ignored. */
export const EnterSearch = meta.story({
  name: 'Enter search',
  parameters: { backend: { settings: { ordering_SearchType: '1' } } },
  play: async () => {
    const before = (await findRows(texts.title)).length;
    await userEvent.type(await box(), ']C1010600123456789%\u200f');
    await expect(await findRows(texts.title)).toHaveLength(before);
    await press(searchMessages.search.button);
    await expectVisible(texts.none);
    await userEvent.clear(await box());
    await userEvent.type(await box(), '{Enter}');
    await waitFor(async () => expect(await findRows(texts.title)).toHaveLength(before));
  },
});
