import './jsdom.ts';
import { render as renderBare } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterAll, vi } from 'vitest';
import { MortarProvider } from '../theme/MortarProvider.tsx';

// Popups may access the window one or two frames later.
afterAll(() => new Promise((resolve) => setTimeout(resolve, 60)));

const advance = (ms: number) => {
  if (vi.isFakeTimers()) vi.advanceTimersByTime(ms);
};

/** Renders inside the provider with simulated user input. Importing it resets the page after each test. */
export const render = (element: ReactElement) => ({
  user: userEvent.setup({ advanceTimers: advance }),
  ...renderBare(element, { wrapper: MortarProvider }),
});
