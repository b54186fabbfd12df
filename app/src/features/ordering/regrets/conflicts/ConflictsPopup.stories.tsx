import type { RegretConflict } from '@mortar/contract';
import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AdvancedRegretsPopup } from '#features/ordering/regrets/AdvancedRegretsPopup.tsx';
import { messages } from '#features/ordering/regrets/messages.ts';
import {
  advanced,
  askAboutConflicts,
  orderedItems,
  regretNames,
  regretTwice,
  regretWhatIsOrdered,
  waitingRegrets,
} from '#features/ordering/regrets/testing/regrets.ts';
import { quantityText } from '#orders/current/model/line.ts';
import { expectVisible, findRows, popup, press, rowWith } from '#stories/steps.ts';

const texts = messages.conflicts;

const meta = preview.meta({
  title: 'Popups/Regrets/Conflicting Products',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:conflicting-products'],
  parameters: {
    layout: 'fullscreen',
    popup: { focusMoved: true },
    backend: { scenario: 'busyMorning', openOrder: true },
  },
  decorators: [asPart],
  render: () => <AdvancedRegretsPopup onOrdered={fn()} onClose={fn()} returnFocusTo={() => null} />,
});

type Context = Parameters<typeof orderedItems>[0];

/** Server's order line of a product. */
function ordered(context: Context, name: string) {
  const line = orderedItems(context).find(({ productdescription }) => productdescription === name);
  return {
    quantity: line?.orderedquantity ?? 0,
    text: quantityText({ quantity: line?.orderedquantity ?? 0, bonus: line?.bonusquantity ?? 0 }),
  };
}

/** Makes a choice for one product and compares the preview with the result. */
const carriesOut = (choice: RegretConflict) => async (context: Context) => {
  const [name = ''] = regretNames(context).inConflict;
  const before = ordered(context, name);
  const question = await askAboutConflicts([name]);
  const row = await rowWith(name, texts.title, question);
  await userEvent.click(within(row).getByRole('button', { name: texts.choices[choice] }));
  const after = { keep: before.quantity, merge: before.quantity + 3, replace: 3 }[choice];
  const shown = () => row.querySelector('[role=gridcell]:last-of-type')?.textContent ?? '';
  await waitFor(() => expect(shown()).toMatch(new RegExp(`^${after}\\b`)));
  const [promised] = shown().split(' at ');
  await press(texts.reorder, question);
  const done = choice === 'keep' ? messages.advanced.leftAsTheyWere(1) : /^Ordered 1 regret again/;
  await expectVisible(done);
  await expect(ordered(context, name).text).toBe(promised);
};

export const Keep = meta.story({ name: 'keep', beforeEach: regretWhatIsOrdered(1), play: carriesOut('keep') });
export const Merge = meta.story({ name: 'merge', beforeEach: regretWhatIsOrdered(1), play: carriesOut('merge') });
export const Replace = meta.story({ name: 'replace', beforeEach: regretWhatIsOrdered(1), play: carriesOut('replace') });

/** Two suppliers regretted the same product, which needs a choice too. */
export const TwoRegrets = meta.story({
  name: 'two regrets',
  beforeEach: regretTwice,
  play: async (context) => {
    const part = await advanced();
    const twice = waitingRegrets(context).filter(
      ({ productid }, _at, all) => all.filter((other) => other.productid === productid).length > 1,
    );
    const rows = await findRows(messages.tab.title, part);
    const same = rows.filter(({ textContent }) => textContent.includes(twice[0]?.productdescription ?? '?'));
    await expect(same.length).toBeGreaterThan(1);
    for (const row of same) await userEvent.click(within(row).getByRole('checkbox'));
    await press(messages.advanced.reorder, part);
    const question = await popup(texts.title);
    await expectVisible(texts.text(1, 1, 1), question);
    const [row] = await findRows(texts.title, question);
    if (row) await userEvent.click(within(row).getByRole('button', { name: texts.choices.replace }));
    await press(texts.reorder, question);
    await expectVisible(/^Ordered 2 regrets again/);
    const { productid } = twice[0] ?? { productid: 0 };
    await expect(orderedItems(context).filter((item) => item.productid === productid)).toHaveLength(1);
  },
});

/** One choice for all, changed for some by key. */
export const Many = meta.story({
  name: 'many',
  beforeEach: regretWhatIsOrdered(8),
  play: async (context) => {
    const { inConflict, free } = regretNames(context);
    const question = await askAboutConflicts([...inConflict, ...free.slice(0, 2)]);
    await expectVisible(texts.text(8, 2), question);
    await userEvent.click(question.getByRole('radio', { name: texts.choices.replace }));
    const rows = await findRows(texts.title, question);
    await expect(rows).toHaveLength(8);
    const pressed = (choice: RegretConflict) =>
      question.queryAllByRole('button', { name: texts.choices[choice], pressed: true });
    await waitFor(() => expect(pressed('replace')).toHaveLength(8));
    rows[0]?.querySelector<HTMLElement>('[aria-colindex]')?.focus();
    await userEvent.keyboard('k{ArrowDown}m');
    await waitFor(() => expect(pressed('replace')).toHaveLength(6));
    await expect(pressed('keep')).toHaveLength(1);
    await expect(pressed('merge')).toHaveLength(1);
    question.getByRole('radio', { name: texts.choices.keep }).focus();
  },
});

/** Nothing was ordered; choices stay. */
export const Failed = meta.story({
  name: 'failed',
  beforeEach: regretWhatIsOrdered(2),
  parameters: { backend: { faults: [{ call: 'reorderRegrets', kind: 'code', code: 2 }] } },
  play: async (context) => {
    const question = await askAboutConflicts(regretNames(context).inConflict);
    await userEvent.click(question.getByRole('radio', { name: texts.choices.replace }));
    await press(texts.reorder, question);
    await expectVisible('Sorry an error has occurred, error code: 2. Please try again.', question);
    await expect(question.getByRole('radio', { name: texts.choices.replace })).toBeChecked();
  },
});
