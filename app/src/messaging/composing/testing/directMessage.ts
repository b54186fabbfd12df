import { expect, userEvent, waitFor } from 'storybook/test';
import { messages } from '#messaging/composing/messages.ts';
import { fill, type Part, popup } from '#stories/steps.ts';

const { direct: texts } = messages;

export const SUBJECT = 'A report without figures';
export const MESSAGE = 'The purchases of last month are <b>empty</b>.';
/** Text as sent. */
export const PLAIN = 'The purchases of last month are empty.';

export const field = (dialog: Part, name: string) => dialog.findByRole('textbox', { name });
export const select = (dialog: Part, name: string) => dialog.findByRole<HTMLSelectElement>('combobox', { name });
export const sendButton = (dialog: Part) => dialog.findByRole('button', { name: new RegExp(`^${messages.send}`) });

/** Selects an option by its label, once loaded. */
async function chooseIn(dialog: Part, name: string, option: string) {
  const box = await select(dialog, name);
  await waitFor(() => expect([...box.options].map(({ label }) => label)).toContain(option));
  await userEvent.selectOptions(box, option);
}

/** Fills in every field. @param label label of the recipient field: support staff or supplier */
export async function filled(person = 'Fatima Davids', label: string = texts.staff): Promise<Part> {
  const dialog = await popup(texts.title);
  await chooseIn(dialog, label, person);
  await chooseIn(dialog, messages.category, messages.categories.Support);
  await fill(await field(dialog, messages.subject), SUBJECT);
  await fill(await field(dialog, messages.message), MESSAGE);
  await waitFor(async () => expect(await sendButton(dialog)).not.toHaveAttribute('aria-disabled'));
  return dialog;
}

export const send = async (dialog: Part): Promise<void> => userEvent.click(await sendButton(dialog));
