// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { MessagingColumns } from './MessagingColumns.tsx';
import { messages as texts } from './messages.ts';

const user = userEvent.setup();
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Page() {
  const [open, setOpen] = useState(false);
  const rows = ['First', 'Second'].map((name) => (
    <button key={name} type="button" onClick={() => setOpen(true)}>
      {name}
    </button>
  ));
  return <MessagingColumns open={open} onBack={() => setOpen(false)} list={<div>{rows}</div>} chat={<p>Chat</p>} />;
}

const visible = (rects: readonly DOMRect[]) =>
  vi.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue(rects as unknown as DOMRectList);

it('moves focus to the visible column in a one-column layout, and back to where it was', async () => {
  visible([]);
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Second' }));
  const back = screen.getByRole('button', { name: texts.back });
  expect(document.activeElement).toBe(back);
  await user.click(back);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Second' }));
});

it('keeps focus in the list if it stays visible', async () => {
  visible([new DOMRect()]);
  render(<Page />);
  const row = screen.getByRole('button', { name: 'Second' });
  await user.click(row);
  expect(document.activeElement).toBe(row);
});
