import { screen, userEvent } from 'storybook/test';
import { messages as texts } from '#settings/users/messages.ts';
import { fill, press, pressRow } from '#stories/steps.ts';

const { labels } = texts;

export const chooseUser = (username: string) => pressRow(username, texts.list);

export const passwordField = (label: string) => screen.findByLabelText(label);

export async function fillNewUser(username = 'nomsa'): Promise<void> {
  await press(texts.add);
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: labels.title }), 'Dr');
  await fill(await screen.findByRole('textbox', { name: labels.name }), 'Nomsa');
  await fill(await screen.findByRole('textbox', { name: labels.surname }), 'Zulu');
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: labels.roleid }), 'Ordering');
  await fill(await passwordField(labels.password), 'Secret@1');
  await fill(await passwordField(labels.confirmpassword), 'Secret@1');
  // Last, since the server is asked after a delay.
  await fill(await screen.findByRole('textbox', { name: labels.username }), username);
}
