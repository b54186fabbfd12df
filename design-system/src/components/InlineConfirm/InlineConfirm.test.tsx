import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { Popup } from '../Popup/Popup.tsx';
import { InlineConfirm } from './InlineConfirm.tsx';

const button = (name: RegExp) => screen.getByRole('button', { name });

describe('InlineConfirm', () => {
  it('takes focus, on the safe answer if yes is destructive', () => {
    const { unmount } = render(<InlineConfirm question="Sure?" onYes={() => {}} onNo={() => {}} />);
    expect(document.activeElement).toBe(button(/Yes/));
    unmount();
    render(<InlineConfirm question="Sure?" destructive onYes={() => {}} onNo={() => {}} />);
    expect(document.activeElement).toBe(button(/No/));
  });

  it('is answered by its buttons', async () => {
    const onYes = vi.fn();
    const onNo = vi.fn();
    const { user } = render(<InlineConfirm question="Sure?" onYes={onYes} onNo={onNo} />);
    await user.click(button(/Yes/));
    await user.click(button(/No/));
    expect([onYes.mock.calls.length, onNo.mock.calls.length]).toEqual([1, 1]);
  });

  it('handles Escape before the surrounding popup', async () => {
    const onNo = vi.fn();
    const onClose = vi.fn();
    const { user } = render(
      <Popup open title="Cart" onClose={onClose}>
        <InlineConfirm question="Sure?" onYes={() => {}} onNo={onNo} />
      </Popup>,
    );
    button(/No/).focus();
    await user.keyboard('{Escape}');
    expect(onNo).toHaveBeenCalledOnce();
    expect(onClose).not.toHaveBeenCalled();
  });
});
