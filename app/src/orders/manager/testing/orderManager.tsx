import { expect, fn } from 'storybook/test';
import { messages } from '#orders/manager/messages.ts';
import { OrderManagerPopup } from '#orders/manager/OrderManagerPopup.tsx';
import { popup, press, pressRow, rowWith } from '#stories/steps.ts';

const texts = messages.manager;
/** Unlocked sample order. */
const ORDER = 'Front shop top-up';

/** Open Order Manager without navigation, for stories. */
export const orderManager = ({ automatic = false }: { automatic?: boolean } = {}) => (
  <OrderManagerPopup
    open
    automatic={automatic}
    onStart={fn()}
    onImport={fn()}
    onBaskets={fn()}
    onOpened={fn()}
    onClose={fn()}
    returnFocusTo={() => null}
  />
);

export async function openAnOrder(): Promise<void> {
  const manager = await popup(texts.title);
  await pressRow(ORDER, texts.title, manager);
  await press(texts.open, manager);
}

export async function expectItSelected(): Promise<void> {
  await expect(await rowWith(ORDER, texts.title)).toHaveAttribute('aria-selected', 'true');
}
