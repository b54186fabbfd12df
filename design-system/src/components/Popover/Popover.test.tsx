import { screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { render } from '../../testing/render.tsx';
import { Popover } from './Popover.tsx';

/** A controlled popover that a key also opens. */
function Controlled({ returns = false }) {
  const [open, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <input ref={field} aria-label="Text" onKeyDown={({ key }) => key === 'F9' && setOpen(true)} />
      <Popover
        label="Facts"
        open={open}
        onOpenChange={setOpen}
        trigger={<button type="button">Facts</button>}
        {...(returns && { returnFocusTo: () => field.current })}
      >
        <button type="button">Inside</button>
      </Popover>
    </>
  );
}

async function openByKey(returns: boolean) {
  const { user } = render(<Controlled returns={returns} />);
  await user.click(screen.getByRole('textbox', { name: 'Text' }));
  await user.keyboard('{F9}');
  await waitFor(() =>
    expect(screen.getByRole('dialog', { name: 'Facts' }).contains(document.activeElement)).toBe(true),
  );
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Facts' })).toBeNull());
}

it('returns focus to its button when it was opened by a key and closes', async () => {
  await openByKey(false);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Facts' })));
});

it('moves focus to the given element', async () => {
  await openByKey(true);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Text' })));
});

it('leaves focus to an element that the user focused first', async () => {
  const { user } = render(
    <Popover label="Facts" trigger={<button type="button">Facts</button>}>
      <button type="button">First</button>
      <button
        type="button"
        ref={(element) => {
          element?.focus();
        }}
      >
        Second
      </button>
    </Popover>,
  );
  await user.click(screen.getByRole('button', { name: 'Facts' }));
  const second = await screen.findByRole('button', { name: 'Second' });
  // The window takes focus one frame after opening.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(document.activeElement).toBe(second);
});
