/** Texts about build and configuration, loaded with their components. */
export const pageMessages = {
  newBuild: {
    title: 'Newer version',
    text: {
      part: 'A newer version has been installed, and this belongs to it. Your order is saved: reload when what you are typing is finished.',
      answer:
        'A newer version has been installed, and this page cannot read all of its answers. Your order is saved: reload when what you are typing is finished.',
    },
    reload: 'Reload',
    later: 'Later',
  },
  configProblem: {
    title: 'Configuration not read',
    text: (problem: string) =>
      `${problem}. This page goes without it, and may show another brand or sign in nowhere. Reload the page, or tell the person who installed it.`,
  },
} as const;
