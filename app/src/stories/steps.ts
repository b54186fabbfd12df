import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

/** A part of the page that is looked into: all of it, or one popup. */
export type Part = Omit<typeof screen, 'debug' | 'logTestingPlaygroundURL'>;

/** The popup of that name, once it can be seen. */
export async function popup(name: string): Promise<Part> {
  // Questions are alert dialogs.
  const found = await waitFor(
    () => screen.queryByRole('alertdialog', { name }) ?? screen.getByRole('dialog', { name }),
  );
  await waitFor(() => expect(found).toBeVisible());
  return within(found);
}

/** Presses a button by its name, once it is there. */
export async function press(name: string | RegExp, part: Part = screen): Promise<void> {
  const button = await part.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
}

/** Presses what may stand out of sight, and leaves it there: where a page scrolls to depends on how tall a brand makes it. */
export async function pressInPlace(button: HTMLElement): Promise<void> {
  button.focus({ preventScroll: true });
  await userEvent.click(button);
}

/** What holds no text to read in passing: a tooltip may say of a button what a toast says of the press, the announcer to ears. */
const IGNORED = 'script, style, [role="tooltip"], [data-heard]';

/** A product's name and its tail stand in elements of their own. */
const SPLIT = '.m-grid-cell[data-split], .m-product-name';

/** A supplier's cell shows its short name and is called by the full one. */
const SHORTENED = '.m-grid-cell[aria-label]';

/** Finds a text in one element, a product's description in its two, or what a cell is called. */
export const inOneOrSplit = (text: string | RegExp) => (content: string, element: Element | null) => {
  const called = element?.matches(SHORTENED) ? element.getAttribute('aria-label') : null;
  const whole = called ?? (element?.matches(SPLIT) ? element.textContent : content);
  return typeof text === 'string' ? whole === text : text.test(whole);
};

/** Expects a text in sight, beside any tooltip. */
export async function see(text: string | RegExp, part: Part = screen): Promise<void> {
  // What says it may be drawn anew between finding it and looking at it.
  await waitFor(() => expect(part.getByText(inOneOrSplit(text), { ignore: IGNORED })).toBeVisible());
}

/** Replaces what a field holds. */
export async function fill(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

/** Rows that hold something: not the header, not the totals, and none that the grid keeps ready out of sight. */
const ROWS = '[role=row][data-index]:not([hidden])';

/** The rows of a grid that hold something, in columns as wide as those want: what is filtered later leaves them so. */
export async function toRows(name: string | RegExp, part: Part = screen): Promise<HTMLElement[]> {
  const grid = await part.findByRole('grid', { name });
  await waitFor(() => expect(grid.closest('.m-grid[data-measured]')?.querySelector(ROWS)).toBeInstanceOf(Element));
  return [...grid.querySelectorAll<HTMLElement>(ROWS)];
}

/** One row of a grid, by a text in it. */
export async function rowWith(text: string, grid: string | RegExp, part: Part = screen): Promise<HTMLElement> {
  const inGrid = within(await part.findByRole('grid', { name: grid }));
  return waitFor(() => {
    const rows = inGrid.getAllByText(inOneOrSplit(text)).flatMap((cell) => cell.closest<HTMLElement>(ROWS) ?? []);
    const [row, another] = new Set(rows);
    if (!row || another) throw new Error(`"${text}" stands in ${rows.length} rows`);
    return row;
  });
}

/** Presses a row of a grid, beside the buttons in it. */
export async function pressRow(text: string, grid: string | RegExp, part: Part = screen): Promise<void> {
  const row = await rowWith(text, grid, part);
  await userEvent.click(row.querySelector('[aria-colindex]:not(:has(button))') ?? row);
}
