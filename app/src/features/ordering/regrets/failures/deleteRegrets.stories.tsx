import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { fn } from 'storybook/test';
import { DeleteRegretsPopup } from '#features/ordering/regrets/DeleteRegretsPopup.tsx';
import { messages } from '#features/ordering/regrets/messages.ts';
import { waitingRegrets } from '#features/ordering/regrets/testing/regrets.ts';
import { toRegret } from '#orders/regrets/model/regret.ts';
import { failing } from '#stories/failing.ts';
import { popup, press, see } from '#stories/steps.ts';

const texts = messages.delete;

const meta = preview.meta({
  title: 'Failures/Regrets/Delete regrets',
  ...withBackend,
  tags: ['!autodocs', 'app', 'failure'],
  decorators: [asPart],
  render: (_args, context) => {
    const regrets = waitingRegrets(context)
      .slice(0, 2)
      .map(({ respondedat: _, orderedpricecents, ...row }) =>
        toRegret({ ...row, responsedatetime: null, orderedprice: orderedpricecents / 100 }),
      );
    const common = { onDone: fn(), onCancel: fn(), returnFocusTo: () => null };
    return <DeleteRegretsPopup regrets={regrets} processed={false} {...common} />;
  },
});

const shows = failing('deleteRegrets', {
  moved: true,
  backend: { scenario: 'busyMorning' },
  arrange: async () => press('Yes', await popup(texts.title)),
  kept: async () => see(texts.several(2)),
});

export const Code2 = meta.story(shows('code 2'));
export const Code4 = meta.story(shows('code 4'));
export const Code5 = meta.story(shows('code 5'));
export const ConnectionDropped = meta.story(shows('connection dropped'));
