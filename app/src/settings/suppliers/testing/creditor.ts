import { messages } from '#settings/suppliers/messages.ts';
import { fill, popup, press } from '#stories/steps.ts';

const { creditor: texts } = messages;

/** Opens the popup from the section. */
export async function openRequest() {
  await press(messages.request);
  return popup(texts.title);
}

export async function fillRequest(comment = 'Delivers to us on Tuesdays.'): Promise<void> {
  const request = await popup(texts.title);
  await fill(await request.findByRole('textbox', { name: texts.name }), 'Karoo Pharma <Pty> & Sons');
  await fill(await request.findByRole('textbox', { name: texts.account }), 'KP-1');
  await fill(await request.findByRole('spinbutton', { name: texts.limit }), '25000');
  await fill(await request.findByRole('spinbutton', { name: texts.preference }), '3');
  await fill(await request.findByRole('textbox', { name: texts.comment }), comment);
}

export const sendRequest = async (): Promise<void> => press(texts.send, await popup(texts.title));
