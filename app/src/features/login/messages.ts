/** Texts of Login (000 §2, §4, §5, §8). */
export const messages = {
  title: 'Sign in',
  username: 'Username',
  password: 'Password',
  signIn: 'Sign in',
  signingOutOther: 'Signing out the other device…',
  invalid: 'The username or password provided is invalid, please try again',
  desktopOnly:
    'This website has been developed for desktop view only, please change to a desktop to gain full access to our website',
  otherDeviceTitle: 'Already signed in',
  otherDevice: 'You are already signed in on another device. Do you want to sign out the other device?',
  /** Optional sign-in methods (ruling 4). */
  ways: {
    label: 'Other ways',
    password: 'Sign in with a password',
    pin: 'Sign in with a pin code',
    reset: 'Reset password',
  },
} as const;
