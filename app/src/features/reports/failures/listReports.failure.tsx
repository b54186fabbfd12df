import { appAt } from '@mortar/storybook/application';
import { messages } from '#features/reports/messages.ts';
import { MAY_READ } from '#features/reports/testing/reports.ts';
import { failing } from '#stories/failing.ts';
import { asPage } from '#stories/page.ts';

export default failing('listReports', {
  title: 'Failures/Reports/List of reports',
  decorators: [],
  parameters: { layout: 'fullscreen', a11y: asPage },
  render: appAt('/Reports'),
  backend: { permissions: MAY_READ },
  instead: { 'code 5': messages.none },
});
