/** Texts shared by settings sections: results of saving (000 §4, §5, §8). */
export const messages = {
  saved: 'Settings saved successfully',
  /** @param code result code, if answered */
  failed: (code: number | null) =>
    `Sorry, an error has seemed to occurred${code === null ? '' : `, error code: ${code}`}`,
  blocked: 'Unable to save due to errors. Please fix all errors and try again.',
  unsaved: 'Unsaved changes',
  saving: 'Saving...',
  /** Restored input of an expired session. */
  retained: 'What you typed before your session ended stands here again. It is not saved yet.',
  notStored: 'Passwords are not kept: please type it again.',
  /** Instead of a deleted entry's form. */
  storedOfNone: 'What you were changing when your session ended is no longer there: someone else deleted it.',
  nothing: 'There is nothing to save.',
  save: 'Save',
  discard: 'Discard changes',
  loading: 'Loading settings...',
  /** Permanent notice after a setting was saved. */
  signedIn: 'People who are signed in go on with what was set before for a few minutes at most.',
  notForGroups: 'Not used in the group edition.',
  passwords: {
    set: 'Set Password',
    saved: 'Password updated successfully.',
  },
} as const;
