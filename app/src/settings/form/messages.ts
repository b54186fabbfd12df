/** Texts of every section of the settings: what becomes of saving (000 §4, §5, §8). */
export const messages = {
  saved: 'Settings saved successfully',
  /** @param code the result code, where there was an answer with one */
  failed: (code: number | null) =>
    `Sorry, an error has seemed to occurred${code === null ? '' : `, error code: ${code}`}`,
  blocked: 'Unable to save due to errors. Please fix all errors and try again.',
  unsaved: 'Unsaved changes',
  saving: 'Saving...',
  nothing: 'There is nothing to save.',
  save: 'Save',
  discard: 'Discard changes',
  loading: 'Loading settings...',
  notForGroups: 'Not used in the group edition.',
  passwords: {
    set: 'Set Password',
    saved: 'Password updated successfully.',
  },
} as const;
