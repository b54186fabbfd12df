import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { PasswordPopup } from './PasswordPopup.tsx';
import { validatePasswords } from './validatePasswords.ts';

describe('validatePasswords', () => {
  it.each([
    ['', undefined, { password: 'Please enter a password.' }],
    ['a', undefined, {}],
    ['', '', { password: 'Please enter a password.', confirmation: 'Please confirm your password.' }],
    ['a', '', { confirmation: 'Please confirm your password.' }],
    ['a', 'b', { confirmation: 'Password and Confirm Password do not match.' }],
    ['a', 'a', {}],
  ])('for "%s" and "%s"', (password, confirmation, errors) => {
    expect(validatePasswords(password, confirmation)).toEqual(errors);
  });
});

describe('PasswordPopup', () => {
  const open = async (withConfirmation = false) => {
    const onSubmit = vi.fn();
    const { user } = render(
      <PasswordPopup open withConfirmation={withConfirmation} onSubmit={onSubmit} onCancel={() => {}} />,
    );
    await screen.findByRole('dialog', { name: 'Please Enter Override Password' });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')));
    return { user, onSubmit };
  };

  it('submits the typed password with Enter', async () => {
    const { user, onSubmit } = await open();
    await user.keyboard('secret{Enter}');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith('secret');
  });

  it('reports a missing password instead of submitting', async () => {
    const { user, onSubmit } = await open();
    await user.keyboard('{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.getByText('Please enter a password.')).toBeDefined();
    await waitFor(() => expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true'));
  });

  it('marks the field until another password is typed', async () => {
    const { user } = render(
      <PasswordPopup
        open
        error="Incorrect password."
        fieldError="Incorrect Password"
        onSubmit={vi.fn()}
        onCancel={vi.fn()}
      />,
    );
    const field = await screen.findByLabelText<HTMLInputElement>('Password');
    await waitFor(() => expect(document.activeElement).toBe(field));
    await user.keyboard('wrong{Enter}');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByText('Incorrect Password')).toBeDefined();
    await user.keyboard('er');
    expect(screen.queryByText('Incorrect Password')).toBeNull();
    expect(screen.getByText('Incorrect password.')).toBeDefined();
  });

  it('requires a new password twice', async () => {
    const { user, onSubmit } = await open(true);
    await user.keyboard('one');
    await user.type(screen.getByLabelText('Confirm Password'), 'two{Enter}');
    expect(screen.getByText('Password and Confirm Password do not match.')).toBeDefined();
    await user.clear(screen.getByLabelText('Confirm Password'));
    await user.type(screen.getByLabelText('Confirm Password'), 'one{Enter}');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith('one');
  });

  it('clears the password when it closes', async () => {
    const popup = (open: boolean) => <PasswordPopup open={open} onSubmit={() => {}} onCancel={() => {}} />;
    const { user, rerender } = render(popup(true));
    await user.type(await screen.findByLabelText('Password'), 'secret');
    rerender(popup(false));
    rerender(popup(true));
    expect((await screen.findByLabelText<HTMLInputElement>('Password')).value).toBe('');
  });
});
