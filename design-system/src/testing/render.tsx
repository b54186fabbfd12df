import './jsdom.ts';
import { cleanup, render as renderBare } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, vi } from 'vitest';
import { MortarProvider } from '../theme/MortarProvider.tsx';

afterEach(cleanup);

/** Renders inside the provider, with a person at the keyboard. Import it once in a test and the page is cleared after each. */
export const render = (element: ReactElement) => ({
  user: userEvent.setup({ advanceTimers: (ms) => void (vi.isFakeTimers() && vi.advanceTimersByTime(ms)) }),
  ...renderBare(element, { wrapper: MortarProvider }),
});
