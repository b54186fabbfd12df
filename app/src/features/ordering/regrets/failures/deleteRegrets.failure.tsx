import { fn } from 'storybook/test';
import { DeleteRegretsPopup } from '#features/ordering/regrets/DeleteRegretsPopup.tsx';
import { messages } from '#features/ordering/regrets/messages.ts';
import { waitingRegrets } from '#features/ordering/regrets/testing/regrets.ts';
import { toRegret } from '#orders/regrets/model/regret.ts';
import { failing } from '#stories/failing.ts';
import { expectVisible, popup, press } from '#stories/steps.ts';

const texts = messages.delete;

export default failing('deleteRegrets', {
  title: 'Failures/Regrets/Delete regrets',
  render: (_args, context) => {
    const regrets = waitingRegrets(context)
      .slice(0, 2)
      .map(({ respondedat: _, orderedpricecents, ...row }) =>
        toRegret({ ...row, responsedatetime: null, orderedprice: orderedpricecents / 100 }),
      );
    const common = { onDone: fn(), onCancel: fn(), returnFocusTo: () => null };
    return <DeleteRegretsPopup regrets={regrets} processed={false} {...common} />;
  },
  focusMoved: true,
  backend: { scenario: 'busyMorning' },
  arrange: async () => press('Yes', await popup(texts.title)),
  retained: async () => expectVisible(texts.several(2)),
});
