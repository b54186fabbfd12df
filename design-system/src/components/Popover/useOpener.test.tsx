import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { toast, toastStore } from '../Toaster/toast.ts';
import { messages } from './messages.ts';
import { useOpener } from './useOpener.ts';

function Opener({ fetchWindow }: { fetchWindow: () => Promise<unknown> }) {
  const { opener, open } = useOpener({ trigger: <button type="button">More</button> }, 'dialog', fetchWindow);
  return open ? <p>Open</p> : opener;
}

it('keeps the button if its window cannot load, reports it, and opens at the next press', async () => {
  let online = false;
  const fetchWindow = vi.fn(() => (online ? Promise.resolve() : Promise.reject(new TypeError('Failed to fetch'))));
  const user = userEvent.setup();
  render(<Opener fetchWindow={fetchWindow} />);
  const button = screen.getByRole('button', { name: 'More' });
  await user.click(button);
  await waitFor(() => expect(toastStore.get().map(({ text }) => text)).toEqual([messages.notFetched]));
  expect(document.activeElement).toBe(button);
  toast.clear();
  online = true;
  await user.click(button);
  await screen.findByText('Open');
  expect(toastStore.get()).toEqual([]);
});
