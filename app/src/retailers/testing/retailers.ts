import { userEvent, within } from 'storybook/test';
import { messages } from '#retailers/messages.ts';
import { type Part, press, rowWith } from '#stories/steps.ts';

/** Selects retailers in the left grid and presses the button below. */
export async function chooseRetailers(names: readonly string[], action: string, part: Part): Promise<void> {
  for (const name of names) {
    const row = await rowWith(name, messages.title, part);
    await userEvent.click(within(row).getByRole('checkbox'));
  }
  await press(action, part);
}
