import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { expect, fn, userEvent } from 'storybook/test';
import { ordered, WithLine } from '#stories/samples.tsx';
import { expectVisible, popup, press } from '#stories/steps.ts';
import { HistoryQuestionPopup } from './HistoryQuestionPopup.tsx';
import { messages } from './messages.ts';
import type { HistoryQuestion } from './useHistory.ts';

const texts = messages.requested;
const { name, supplier } = ordered.elsewhere;
const overridden = fn();

function Requested({ kind }: Pick<HistoryQuestion, 'kind'>) {
  return (
    <WithLine fits={({ description }) => description === name}>
      {(line) => (
        <HistoryQuestionPopup
          question={{ kind, direction: 'undo', key: 1, lines: [{ ...line, quantity: 500 }], answered: [] }}
          onOverridden={overridden}
          onCancel={fn()}
        />
      )}
    </WithLine>
  );
}

const meta = preview.meta({
  title: 'Popups/The order/Undo asks',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:undo-asks'],
  parameters: {
    backend: { scenario: 'busyMorning', openOrder: true, settings: { ordering_MaximumQuantity: 100 } },
  },
  decorators: [asPart],
  render: () => <Requested kind="lock" />,
});

export const Limit = meta.story({
  name: 'limit',
  render: () => <Requested kind="limit" />,
  play: async () => expectVisible(texts.limit(500, name, 100), await popup('Quantity Limit Exceeded')),
});

export const Locked = meta.story({
  name: 'locked',
  play: async () => expectVisible(texts.lock(name, supplier), await popup(texts.lockTitle)),
});

export const Password = meta.story({
  name: 'password',
  parameters: { popup: { focusMoved: true } },
  play: async () => {
    await press(texts.override, await popup(texts.lockTitle));
    const requested = await popup('Please Enter Override Password');
    await userEvent.type(await requested.findByLabelText('Password'), 'wrong{Enter}');
    await expectVisible('Incorrect password.', requested);
    await expect(overridden).not.toHaveBeenCalled();
  },
});
