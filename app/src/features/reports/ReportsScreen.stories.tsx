import { appAt } from '@mortar/storybook/application';
import preview from '@mortar/storybook/preview';
import { withBackend } from '@mortar/storybook/storyBackend';
import { expect, screen, waitFor } from 'storybook/test';
import { asPage } from '#stories/page.ts';
import { expectVisible, press } from '#stories/steps.ts';
import { messages as texts } from './messages.ts';
import { MAY_READ, PURCHASES, shownReport } from './testing/reports.ts';

const meta = preview.meta({
  title: 'Screens/Reports',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:reports'],
  parameters: { layout: 'fullscreen', a11y: asPage, backend: { permissions: MAY_READ } },
  render: appAt('/Reports'),
});

const extra = ['!manifest:reports'];

export const Welcome = meta.story({
  name: 'welcome',
  play: async () => {
    await expectVisible(texts.welcome);
    await screen.findByRole('button', { name: PURCHASES });
  },
});

export const ReportOpen = meta.story({
  name: 'report open',
  play: async () => {
    await press(PURCHASES);
    await shownReport(PURCHASES);
    await expect(screen.getByRole('heading', { level: 2, name: PURCHASES })).toHaveFocus();
    await expect(screen.getByRole('button', { name: PURCHASES })).toHaveAttribute('aria-current', 'page');
  },
});

const opened = (report: string) => ({
  name: report,
  tags: extra,
  play: async () => {
    await press(report);
    await shownReport(report);
  },
});

export const SupplierShare = meta.story(opened('Supplier share'));
export const Savings = meta.story(opened('Savings'));
export const SpendAgainstCredit = meta.story(opened('Spend against credit'));
export const RegretRate = meta.story(opened('Regret rate'));
export const ScheduledItems = meta.story(opened('Scheduled items'));

export const NoneAvailable = meta.story({
  name: 'none available',
  parameters: { backend: { faults: [{ call: 'listReports', kind: 'code', code: 5 }] } },
  play: () => expectVisible(texts.none),
});

export const NoPermissionToView = meta.story({
  name: 'no permission to view',
  parameters: { backend: { permissions: { dashboard: { reports: true }, reports: { read: false } } } },
  play: async () => {
    await expectVisible(texts.noPermission);
    await expect(screen.queryByText(texts.welcome)).not.toBeInTheDocument();
  },
});

export const Loading = meta.story({
  name: 'loading',
  parameters: { backend: { faults: [{ call: 'listReports', kind: 'never' }] } },
  play: () => expectVisible(texts.loading),
});

export const Failed = meta.story({
  name: 'error',
  parameters: { backend: { faults: [{ call: 'listReports', kind: 'code', code: 2 }] } },
  play: async () => {
    await expectVisible('Sorry an error has occurred, error code: 2. Please try again.');
    await screen.findByRole('button', { name: 'Try again' });
  },
});

/** The report's host is not in the configuration. */
export const RefusedByHost = meta.story({
  name: 'refused by host',
  tags: extra,
  parameters: { backend: { reportsOrigin: 'https://reports.example' } },
  play: async () => {
    await press(PURCHASES);
    await expectVisible(texts.frame.refused('reports.example'));
    await expect(screen.queryByTitle(PURCHASES)).not.toBeInTheDocument();
  },
});

export const Closed = meta.story({
  name: 'closed again',
  tags: extra,
  play: async () => {
    await press(PURCHASES);
    await press(texts.close);
    await expectVisible(texts.welcome);
    await waitFor(() => expect(screen.getByRole('button', { name: PURCHASES })).toHaveFocus());
  },
});
