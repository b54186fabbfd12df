import { userEvent, within } from 'storybook/test';
import { messages } from '#retailers/messages.ts';
import { type Part, press, rowWith } from '#stories/steps.ts';

/** Ticks retailers in the grid at the left, and presses the button under it. */
export async function chooseRetailers(names: readonly string[], action: string, part: Part): Promise<void> {
  for (const name of names) {
    const row = await rowWith(name, messages.title, part);
    await userEvent.click(within(row).getByRole('checkbox'));
  }
  await press(action, part);
}
