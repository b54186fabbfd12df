import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { Toaster } from './LazyToaster.tsx';
import { Toaster as Region } from './Toaster.tsx';
import { toast } from './toast.ts';

it('leaves the page unchanged if the region cannot load, and retries with each toast', async () => {
  const load = vi.fn(async () => Region).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  render(
    <>
      <h1>Ordering</h1>
      <Toaster load={load} />
    </>,
  );
  await act(async () => {});
  expect(screen.getByRole('heading', { name: 'Ordering' })).toBeDefined();
  expect(load).toHaveBeenCalledTimes(1);
  await act(async () => void toast.success('Order saved.'));
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.getByText('Order saved.')).toBeDefined();
  await act(async () => void toast.success('Order sent.'));
  expect(load).toHaveBeenCalledTimes(2);
  act(() => toast.clear());
});
