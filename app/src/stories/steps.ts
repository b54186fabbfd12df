import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

/** A part of the page that is looked into: all of it, or one popup. */
export type Part = Omit<typeof screen, 'debug' | 'logTestingPlaygroundURL'>;

/** The popup of that name, once it can be seen. */
export async function popup(name: string): Promise<Part> {
  const found = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(found).toBeVisible());
  return within(found);
}

/** Presses a button by its name, once it is there. */
export async function press(name: string | RegExp, part: Part = screen): Promise<void> {
  const button = await part.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
}

/** Expects a text in sight. */
export async function see(text: string | RegExp, part: Part = screen): Promise<void> {
  const found = await part.findByText(text);
  await waitFor(() => expect(found).toBeVisible());
}

/** Replaces what a field holds. */
export async function fill(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

/** The rows of a grid that hold something: not its header, and not its totals. */
export async function rowsOf(name: string | RegExp, part: Part = screen): Promise<HTMLElement[]> {
  const grid = await part.findByRole('grid', { name });
  await waitFor(() => expect(grid.querySelector('[role=row][data-index]')).not.toBeNull());
  return [...grid.querySelectorAll<HTMLElement>('[role=row][data-index]')];
}

/** One row of a grid, by a text in it. */
export async function rowWith(text: string, grid: string | RegExp, part: Part = screen): Promise<HTMLElement> {
  const cell = await within(await part.findByRole('grid', { name: grid })).findByText(text);
  const row = cell.closest<HTMLElement>('[role=row]');
  if (!row) throw new Error(`"${text}" stands in no row`);
  return row;
}

/** Presses a row of a grid, beside the buttons in it. */
export async function pressRow(text: string, grid: string | RegExp, part: Part = screen): Promise<void> {
  const row = await rowWith(text, grid, part);
  await userEvent.click(row.querySelector('[role=gridcell]:not(:has(button))') ?? row);
}
