/** Texts of optional sign-in methods, loaded on demand (000 §5; ruling 4). */
export const wayMessages = {
  required: 'Please fill out this field',
  pin: {
    label: 'Pin code',
    show: 'Show Pin code',
    digits: 'A pin code has digits only',
    notSetUp: 'Signing in with a pin code is not set up here yet. Please sign in with your password.',
  },
  reset: {
    password: 'New password',
    confirm: 'Confirm password',
    weak: 'Your Password is too weak. It must contain at least 6 characters, 1 uppercase, 1 lowercase, 1 number and 1 special character',
    different: 'Both password need to be the same',
    submit: 'Reset password',
    done: 'Password updated successfully.',
    notSetUp: 'Resetting a password is not set up here yet. Please ask your administrator for a new one.',
  },
} as const;
