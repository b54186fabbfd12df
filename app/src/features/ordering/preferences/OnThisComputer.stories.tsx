import { SplitPane } from '@mortar/design-system';
import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { usePaneSize } from '#preferences/usePaneSize.ts';
import { Frame } from '#stories/frame.tsx';
import { expectVisible, popup, press } from '#stories/steps.ts';
import { messages } from './messages.ts';
import { PreferencesPanel } from './PreferencesPanel.tsx';

const texts = messages.computer;

/** In the preferences, next to a resizable pane. */
function WithPane() {
  const pane = usePaneSize('ordering', 50);
  return (
    <Frame width={816} height={640}>
      <SplitPane label="Panes" direction="row" {...pane} first={<PreferencesPanel />} second={null} />
    </Frame>
  );
}

const meta = preview.meta({
  title: 'Screens/Ordering/On this computer',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:on-this-computer'],
  decorators: [asPart],
  render: () => <WithPane />,
});

export const AsItBegins = meta.story({
  name: 'as it begins',
  play: async () => {
    await expect(await screen.findByRole('combobox', { name: texts.review })).toHaveDisplayValue(texts.shown.untold);
  },
});

export const Prompting = meta.story({
  name: 'asking',
  play: async () => {
    await press(texts.reset);
    const question = await popup(texts.reset);
    await waitFor(() => expect(question.getByRole('button', { name: texts.cancel })).toHaveFocus());
  },
});

/** Reset takes effect at once on everything visible. */
export const Reset = meta.story({
  name: 'reset',
  play: async () => {
    const separator = await screen.findByRole('separator', { name: 'Panes' });
    const before = separator.getAttribute('aria-valuenow');
    separator.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(separator).not.toHaveAttribute('aria-valuenow', before);
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: texts.review }), texts.shown.always);
    await press(texts.reset);
    await press(texts.confirm, await popup(texts.reset));
    await expectVisible(texts.done);
    await expect(separator).toHaveAttribute('aria-valuenow', before);
    await expect(screen.getByRole('combobox', { name: texts.review })).toHaveDisplayValue(texts.shown.untold);
  },
});
