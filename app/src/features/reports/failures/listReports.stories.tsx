import { appAt } from '@mortar/storybook/application';
import preview from '@mortar/storybook/preview';
import { withBackend } from '@mortar/storybook/storyBackend';
import { messages } from '#features/reports/messages.ts';
import { MAY_READ } from '#features/reports/testing/reports.ts';
import { failing } from '#stories/failing.ts';
import { asPage } from '#stories/page.ts';

const meta = preview.meta({
  title: 'Failures/Reports/List of reports',
  ...withBackend,
  tags: ['!autodocs', 'app', 'failure'],
  parameters: { layout: 'fullscreen', a11y: asPage },
  render: appAt('/Reports'),
});

const shows = failing('listReports', {
  backend: { permissions: MAY_READ },
  instead: { 'code 5': messages.none },
});

export const Code2 = meta.story(shows('code 2'));
export const Code4 = meta.story(shows('code 4'));
export const Code5 = meta.story(shows('code 5'));
export const ConnectionDropped = meta.story(shows('connection dropped'));
