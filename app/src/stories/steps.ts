import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

/** Container of queries: the page or a popup. */
export type Part = Omit<typeof screen, 'debug' | 'logTestingPlaygroundURL'>;

/** Returns the popup of a name, once visible. */
export async function popup(name: string): Promise<Part> {
  // Prompts are alert dialogs.
  const found = await waitFor(
    () => screen.queryByRole('alertdialog', { name }) ?? screen.getByRole('dialog', { name }),
  );
  await waitFor(() => expect(found).toBeVisible());
  return within(found);
}

/** Presses a button by name, once present. */
export async function press(name: string | RegExp, part: Part = screen): Promise<void> {
  const button = await part.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
}

/** Presses a button without scrolling to it, since scroll positions depend on the brand. */
export async function pressInPlace(button: HTMLElement): Promise<void> {
  button.focus({ preventScroll: true });
  await userEvent.click(button);
}

/** Excluded from text queries: tooltips and announcements may repeat visible text. */
const IGNORED = 'script, style, [role="tooltip"], [data-heard]';

/** A product's name and tail are separate elements. */
const SPLIT = '.m-grid-cell[data-split], .m-product-name';

/** A supplier's cell shows its short name but is labelled with the full one. */
const SHORTENED = '.m-grid-cell[aria-label]';

/** Matches text in an element, a product's split description, or a cell's label. */
export const inOneOrSplit = (text: string | RegExp) => (content: string, element: Element | null) => {
  const called = element?.matches(SHORTENED) ? element.getAttribute('aria-label') : null;
  const fullText = called ?? (element?.matches(SPLIT) ? element.textContent : content);
  return typeof text === 'string' ? fullText === text : text.test(fullText);
};

/** Expects visible text outside tooltips. */
export async function expectVisible(text: string | RegExp, part: Part = screen): Promise<void> {
  // Repeats the query, because the element may render again.
  await waitFor(() => expect(part.getByText(inOneOrSplit(text), { ignore: IGNORED })).toBeVisible());
}

/** Replaces a field's value. */
export async function fill(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

/** Visible rows without header and totals. */
const ROWS = '[role=row][data-index]:not([hidden])';

/** Returns a grid's data rows once columns have their width, which later filters keep. */
export async function findRows(name: string | RegExp, part: Part = screen): Promise<HTMLElement[]> {
  const grid = await part.findByRole('grid', { name });
  await waitFor(() => expect(grid.closest('.m-grid[data-measured]')?.querySelector(ROWS)).toBeInstanceOf(Element));
  return [...grid.querySelectorAll<HTMLElement>(ROWS)];
}

export async function rowWith(text: string, grid: string | RegExp, part: Part = screen): Promise<HTMLElement> {
  const inGrid = within(await part.findByRole('grid', { name: grid }));
  return waitFor(() => {
    const rows = inGrid.getAllByText(inOneOrSplit(text)).flatMap((cell) => cell.closest<HTMLElement>(ROWS) ?? []);
    const [row, another] = new Set(rows);
    if (!row || another) throw new Error(`"${text}" stands in ${rows.length} rows`);
    return row;
  });
}

/** Presses a row of a grid, outside its buttons. */
export async function pressRow(text: string, grid: string | RegExp, part: Part = screen): Promise<void> {
  const row = await rowWith(text, grid, part);
  await userEvent.click(row.querySelector('[aria-colindex]:not(:has(button))') ?? row);
}
