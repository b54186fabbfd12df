import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { messages as regretMessages } from '#features/ordering/regrets/messages.ts';
import { Frame } from '#stories/frame.tsx';
import { ListsPane } from './ListsPane.tsx';
import { messages } from './messages.ts';

const meta = preview.meta({
  title: 'Screens/Ordering/Regrets tab',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:regrets-tab'],
  parameters: { layout: 'fullscreen' },
  decorators: [asPart],
  render: () => (
    <Frame width={408} height={640}>
      <ListsPane
        product={null}
        searchRef={{ current: null }}
        listsRef={null}
        handleRef={{ current: null }}
        onChoose={fn()}
        onStep={fn()}
        onAdvancedRegrets={fn()}
      />
    </Frame>
  ),
});

/** A group has no regrets of its own: its tab says so, and Advanced Regrets is beside the tabs. */
export const DisabledForGroup = meta.story({
  name: 'disabled for group',
  parameters: { backend: { scenario: 'groupBuyer' } },
  play: async () => {
    const tab = await screen.findByRole('tab', { name: messages.tabs.regrets });
    await expect(tab).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(await screen.findByRole('tab', { name: messages.tabs.products }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(messages.noRegretsForGroups);
    await expect(screen.getByRole('tab', { name: messages.tabs.products })).toHaveAttribute('aria-selected', 'true');
    await expect(await screen.findByRole('button', { name: regretMessages.advanced.title })).toBeVisible();
  },
});
