import { lazy } from 'react';
import { SignedIn } from './shell/frame/SignedIn.tsx';

const FirstTimeSetup = lazy(() =>
  import('./features/setup/FirstTimeSetup.tsx').then((module) => ({ default: module.FirstTimeSetup })),
);

/** What stands around every page behind the sign-in, and the setup that comes before all of them. */
export const SignedInLayout = () => <SignedIn setup={<FirstTimeSetup />} />;
