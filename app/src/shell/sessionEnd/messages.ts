/** Texts about the start and end of a session (000 §2, §4). */
export const messages = {
  websiteUpdated: {
    title: 'Website updated',
    text: 'Your Website has updated to the latest version. Please login to complete the update.',
  },
  loadingSettings: 'Loading settings...',
} as const;
