import { expect, screen, waitFor } from 'storybook/test';

/** What a role needs for the page and its list. */
export const MAY_READ = { dashboard: { reports: true }, reports: { read: true, export: true } };

/** The first report of the reference backend. */
export const PURCHASES = 'Purchases by month and supplier';

/** The frame of a report, once its page says that it is shown. */
export async function shownReport(title: string): Promise<HTMLElement> {
  const frame = await screen.findByTitle(title);
  await waitFor(() => expect(frame.parentElement).toHaveAttribute('aria-busy', 'false'));
  return frame;
}
