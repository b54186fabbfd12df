/** Texts around the beginning and the end of a session (000 §2, §4). */
export const messages = {
  websiteUpdated: {
    title: 'Website updated',
    text: 'Your Website has updated to the latest version. Please login to complete the update.',
  },
  newBuild: {
    title: 'Newer version',
    text: 'A newer version has been installed, and this belongs to it. Your order is saved: reload when what you are typing is finished.',
    reload: 'Reload',
    later: 'Later',
  },
  loadingSettings: 'Loading settings...',
} as const;
