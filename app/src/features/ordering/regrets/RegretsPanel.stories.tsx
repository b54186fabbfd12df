import preview from '@mortar/storybook/preview';
import { asPart, getLoaded, withBackend } from '@mortar/storybook/storyBackend';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { messages as composing } from '#messaging/composing/messages.ts';
import { Frame } from '#stories/frame.tsx';
import { expectVisible, findRows, popup, press, pressRow, rowWith } from '#stories/steps.ts';
import { messages } from './messages.ts';
import { RegretsPanel } from './RegretsPanel.tsx';
import { waitingRegrets } from './testing/regrets.ts';

const texts = messages.tab;
const chosen = fn();

const meta = preview.meta({
  title: 'Screens/Ordering/Regrets',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:regrets-tab'],
  parameters: { backend: { scenario: 'busyMorning', openOrder: true } },
  decorators: [asPart],
  render: () => (
    <Frame width={408} height={520}>
      <RegretsPanel onChoose={chosen} onAdvanced={fn()} />
    </Frame>
  ),
});

const select = async (label: string, option: string) =>
  userEvent.selectOptions(await screen.findByRole('combobox', { name: label }), option);

async function count(regrets: number) {
  await waitFor(() =>
    expect(screen.getByRole('grid', { name: texts.title })).toHaveAttribute('aria-rowcount', String(regrets + 1)),
  );
}

export const Loading = meta.story({
  name: 'loading',
  parameters: { backend: { faults: [{ call: 'listRegrets', kind: 'never' }] } },
  play: async () => {
    await expectVisible(texts.loading);
  },
});

export const Results = meta.story({
  name: 'results',
  play: async (context) => {
    const [first, ...others] = waitingRegrets(context);
    await count(others.length + 1);
    await rowWith(first?.productdescription ?? '', texts.title);
  },
});

/** Sorted newest first, filtered to yesterday, and to two typed dates. */
export const EachFilter = meta.story({
  name: 'each filter',
  play: async (context) => {
    const regrets = waitingRegrets(context);
    await count(regrets.length);
    await select(texts.sort, messages.sorts.Date);
    const newest = Math.max(...regrets.map(({ respondedat }) => respondedat));
    await waitFor(async () => {
      const [first] = await findRows(texts.title);
      const names = regrets.filter((each) => each.respondedat === newest).map((each) => each.productdescription);
      await expect(names.some((name) => first?.textContent?.includes(name))).toBe(true);
    });
    const today = getLoaded(context).backend.clock.now();
    const isToday = ({ respondedat }: (typeof regrets)[number]) =>
      new Date(respondedat).toDateString() === new Date(today).toDateString();
    await select(texts.dates, messages.dates.Yesterday);
    await count(regrets.filter((regret) => !isToday(regret)).length);
    await select(texts.dates, messages.dates.Custom);
    await expectVisible(messages.advanced.chooseDates);
    for (const label of [messages.advanced.startDate, messages.advanced.endDate]) {
      await userEvent.type(screen.getByRole('textbox', { name: label }), '2026/03/02');
    }
    await count(regrets.filter(isToday).length);
  },
});

export const None = meta.story({
  name: 'none',
  parameters: { backend: { scenario: 'emptyPharmacy', openOrder: false } },
  play: async () => {
    await expectVisible(texts.none);
  },
});

export const Failed = meta.story({
  name: 'error',
  parameters: { backend: { faults: [{ call: 'listRegrets', kind: 'code', code: 2 }] } },
  play: async () => {
    await expectVisible('Sorry an error has occurred, error code: 2. Please try again.');
  },
});

/** Deletion is confirmed first; the row disappears after the server's answer. */
export const Deleting = meta.story({
  name: 'deleting',
  play: async (context) => {
    const regrets = waitingRegrets(context);
    const [first, second] = regrets.map(({ productdescription }) => productdescription);
    await count(regrets.length);
    const row = await rowWith(first ?? '', texts.title);
    await userEvent.click(within(row).getByRole('button', { name: texts.delete(first ?? ''), hidden: true }));
    await press('Yes', await popup(messages.delete.title));
    await expectVisible(messages.delete.done(1));
    await count(regrets.length - 1);
    (await rowWith(second ?? '', texts.title)).querySelector<HTMLElement>('[aria-colindex]')?.focus();
    await userEvent.keyboard('{Delete}');
    await expectVisible(messages.delete.one(second ?? ''), await popup(messages.delete.title));
  },
});

/** Without permission the reason is shown. */
export const MayNotDelete = meta.story({
  name: 'may not delete',
  parameters: { backend: { permissions: { ordering: { update: false, create: false } } } },
  play: async (context) => {
    const [first] = waitingRegrets(context);
    const row = await rowWith(first?.productdescription ?? '', texts.title);
    const button = within(row).getByRole('button', {
      name: texts.delete(first?.productdescription ?? ''),
      hidden: true,
    });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expectVisible('You do not have permissions to update orders.');
  },
});

/** Choosing a regret loads its product, and proposes its quantity if the settings say so. */
export const Chosen = meta.story({
  name: 'chosen',
  play: async (context) => {
    const [first] = waitingRegrets(context);
    await pressRow(first?.productdescription ?? '', texts.title);
    await waitFor(() =>
      expect(chosen).toHaveBeenCalledWith(
        expect.objectContaining({ productCode: first?.productcode }),
        first?.regretquantity,
      ),
    );
  },
});

/** The settings propose the same quantity as for any product. */
export const ChosenWithoutQuantity = meta.story({
  name: 'chosen without a quantity',
  parameters: { backend: { settings: { ordering_Regrets_UseLastOrderQuantity: false } } },
  play: async (context) => {
    const [first] = waitingRegrets(context);
    await pressRow(first?.productdescription ?? '', texts.title);
    await waitFor(() =>
      expect(chosen).toHaveBeenCalledWith(expect.objectContaining({ productCode: first?.productcode }), null),
    );
  },
});

/** A question to the supplier about a regret, with its details. */
export const Ask = meta.story({
  name: 'ask the supplier',
  tags: ['!manifest:regrets-tab'],
  parameters: { popup: { focusMoved: true } },
  play: async (context) => {
    const [first] = waitingRegrets(context);
    const product = first?.productdescription ?? '';
    const row = await rowWith(product, texts.title);
    row.querySelector<HTMLElement>('[aria-colindex]')?.focus();
    await userEvent.keyboard('{Alt>}q{/Alt}');
    const dialog = await popup(composing.newMessage.title);
    await expect(dialog.getByRole('textbox', { name: composing.subject })).toHaveValue(messages.ask.subject([product]));
    await expectVisible(/regretted 2026/, dialog);
  },
});
