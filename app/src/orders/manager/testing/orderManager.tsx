import { expect, fn } from 'storybook/test';
import { messages } from '#orders/manager/messages.ts';
import { OrderManagerPopup } from '#orders/manager/OrderManagerPopup.tsx';
import { popup, press, pressRow, rowWith } from '#stories/steps.ts';

const texts = messages.manager;
/** An order of the sample that is not locked. */
const ORDER = 'Front shop top-up';

/** The open Order Manager, whose ways out lead nowhere: what its stories draw. */
export const orderManager = ({ unasked = false }: { unasked?: boolean } = {}) => (
  <OrderManagerPopup
    open
    unasked={unasked}
    onStart={fn()}
    onImport={fn()}
    onBaskets={fn()}
    onOpened={fn()}
    onClose={fn()}
    returnFocusTo={() => null}
  />
);

/** Selects an order and opens it. */
export async function openAnOrder(): Promise<void> {
  const manager = await popup(texts.title);
  await pressRow(ORDER, texts.title, manager);
  await press(texts.open, manager);
}

export async function expectItSelected(): Promise<void> {
  await expect(await rowWith(ORDER, texts.title)).toHaveAttribute('aria-selected', 'true');
}
