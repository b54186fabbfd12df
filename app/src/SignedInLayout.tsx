import { lazy } from 'react';
import { SignedIn } from './shell/frame/SignedIn.tsx';

const FirstTimeSetup = lazy(() =>
  import('./features/setup/FirstTimeSetup.tsx').then((module) => ({ default: module.FirstTimeSetup })),
);

/** Layout of every page after sign-in, with the first-time setup. */
export const SignedInLayout = () => <SignedIn setup={<FirstTimeSetup />} />;
