import { expect, screen, waitFor } from 'storybook/test';

/** Permissions for the page and its list. */
export const MAY_READ = { dashboard: { reports: true }, reports: { read: true, export: true } };

/** First report of the reference backend. */
export const PURCHASES = 'Purchases by month and supplier';

/** Waits until a report's page is shown; returns its frame. */
export async function shownReport(title: string): Promise<HTMLElement> {
  const frame = await screen.findByTitle(title);
  await waitFor(() => expect(frame.parentElement).toHaveAttribute('aria-busy', 'false'));
  return frame;
}
