import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { ConfirmPopup, type ConfirmPopupProps } from './ConfirmPopup.tsx';

const ask = async (props: Partial<ConfirmPopupProps> = {}) => {
  const onConfirm = vi.fn();
  const onCancel = vi.fn();
  const { user } = render(
    <ConfirmPopup open title="Confirmation" message="Sure?" onConfirm={onConfirm} onCancel={onCancel} {...props} />,
  );
  await screen.findByRole('alertdialog', { name: 'Confirmation' });
  return { user, onConfirm, onCancel };
};

describe('ConfirmPopup', () => {
  it('has yes under Enter', async () => {
    const { user, onConfirm } = await ask();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Yes' })));
    await user.keyboard('{Enter}');
    expect(onConfirm).toHaveBeenCalledOnce();
  });

  it('has no under Enter when yes destroys', async () => {
    const { user, onConfirm, onCancel } = await ask({ destructive: true });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'No' })));
    await user.keyboard('{Enter}');
    expect(onConfirm).not.toHaveBeenCalled();
    expect(onCancel).toHaveBeenCalledOnce();
  });

  it('cancels with Escape', async () => {
    const { user, onCancel } = await ask();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Yes' })));
    await user.keyboard('{Escape}');
    expect(onCancel).toHaveBeenCalledOnce();
  });

  it('takes nothing while it is busy', async () => {
    const { user, onConfirm, onCancel } = await ask({ busy: true });
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    await user.keyboard('{Escape}');
    expect(onConfirm).not.toHaveBeenCalled();
    expect(onCancel).not.toHaveBeenCalled();
  });

  it('announces why it failed', async () => {
    await ask({ error: 'Sorry an error has occurred' });
    expect(screen.getByRole('alert').textContent).toBe('Sorry an error has occurred');
  });
});
