import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { ConfirmPopup, type ConfirmPopupProps } from './ConfirmPopup.tsx';

const renderPopup = async (props: Partial<ConfirmPopupProps> = {}) => {
  const onConfirm = vi.fn();
  const onCancel = vi.fn();
  const { user } = render(
    <ConfirmPopup open title="Confirmation" message="Sure?" onConfirm={onConfirm} onCancel={onCancel} {...props} />,
  );
  await screen.findByRole('alertdialog', { name: 'Confirmation' });
  return { user, onConfirm, onCancel };
};

describe('ConfirmPopup', () => {
  it('has yes on Enter', async () => {
    const { user, onConfirm } = await renderPopup();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Yes' })));
    await user.keyboard('{Enter}');
    expect(onConfirm).toHaveBeenCalledOnce();
  });

  it('has no on Enter if yes is destructive', async () => {
    const { user, onConfirm, onCancel } = await renderPopup({ destructive: true });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'No' })));
    await user.keyboard('{Enter}');
    expect(onConfirm).not.toHaveBeenCalled();
    expect(onCancel).toHaveBeenCalledOnce();
  });

  it('cancels with Escape', async () => {
    const { user, onCancel } = await renderPopup();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Yes' })));
    await user.keyboard('{Escape}');
    expect(onCancel).toHaveBeenCalledOnce();
  });

  it('ignores answers while it is busy', async () => {
    const { user, onConfirm, onCancel } = await renderPopup({ busy: true });
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    await user.keyboard('{Escape}');
    expect(onConfirm).not.toHaveBeenCalled();
    expect(onCancel).not.toHaveBeenCalled();
  });

  it('announces why it failed', async () => {
    await renderPopup({ error: 'Sorry an error has occurred' });
    expect(screen.getByRole('alert').textContent).toBe('Sorry an error has occurred');
  });
});
