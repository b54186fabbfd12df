import { expect } from 'storybook/test';
import { messages } from '#orders/sending/messages.ts';
import { findRows, type Part, popup, press } from '#stories/steps.ts';

const texts = messages.send;

export const sendDialog = (): Promise<Part> => popup(texts.title);

export async function sendAll(): Promise<void> {
  const dialog = await sendDialog();
  await findRows(texts.grid, dialog);
  await press(texts.selectAll, dialog);
  await press(texts.sendSeveral, dialog);
}

export async function expectAllSelected(): Promise<void> {
  for (const row of await findRows(texts.grid)) await expect(row).toHaveAttribute('aria-selected', 'true');
}
