/** Texts of the page of reports (002 §2.8, §8). */
export const messages = {
  title: 'Reports',
  about: 'What was bought, supplied and regretted',
  welcome: 'Welcome To Reports',
  groups: 'Groups of reports',
  choose: 'Choose a report to see it here.',
  none: 'No reports available.',
  noPermission: 'You do not have permissions to view reports',
  loading: 'Loading reports...',
  reload: 'Reload Report',
  close: 'Close Report',
  frame: {
    loading: (title: string) => `Loading ${title}...`,
    late: 'This report has not opened within 20 seconds.',
    offline: 'This report cannot be opened while you are offline.',
    refused: (host: string) =>
      `This report cannot be opened: ${host} is not a report host of this deployment. Ask support to add it.`,
    silent: 'If nothing is shown, the host of this report is out of reach or keeps it from being shown here.',
  },
  commands: { next: 'Next part', previous: 'Previous part' },
} as const;
