import { MortarProvider } from '@mortar/design-system';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LoginForm } from './LoginForm.tsx';
import { messages } from './messages.ts';

function show(refused: boolean, error: string | null) {
  render(
    <MortarProvider>
      <LoginForm username="buyer@1001" refused={refused} error={error} busy={false} onSubmit={() => {}} />
    </MortarProvider>,
  );
  return [screen.getByLabelText(messages.username), screen.getByLabelText(messages.password)];
}

describe('the fields of the login form', () => {
  it('are both invalid if the server rejected them together, and show the reason', () => {
    for (const field of show(true, messages.invalid)) {
      expect(field.getAttribute('aria-invalid')).toBe('true');
      const why = document.getElementById(field.getAttribute('aria-describedby') ?? '');
      expect(why?.textContent).toBe(messages.invalid);
    }
  });

  it('are valid after the last session ended', () => {
    for (const field of show(false, 'Your session has expired.'))
      expect(field.hasAttribute('aria-invalid')).toBe(false);
  });
});
