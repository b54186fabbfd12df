/** Texts of user menu, update notes and sign-out (000 §2, §4, §8). */
export const messages = {
  userMenu: 'User menu',
  signOut: 'Sign out',
  keys: {
    title: 'Keyboard',
  },
  updateNotes: {
    of: (version: string) => `Update notes ${version}`,
    title: 'Update notes',
    about: 'What changed in the latest version, and in older ones.',
    latest: 'Latest',
    older: 'Older Versions',
    version: (version: string) => `Version ${version}`,
  },
  logoutFailed: (code: number) => `Sorry an error has occurred, error code: ${code}. Please try again`,
} as const;
