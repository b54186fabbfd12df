/** Types into a field like a password manager, with events for its state. */
function type(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const field = (kind: string) => document.querySelector<HTMLInputElement>(`input[autocomplete='${kind}']`);

/** Returns whether there is a sign-in form. */
export const canSignIn = (): boolean => field('username') !== null && field('current-password') !== null;

/** Fills in the sign-in form without submitting it. */
export function fillSignIn(username: string, password: string): void {
  const [name, secret] = [field('username'), field('current-password')];
  if (!name || !secret) return;
  type(name, username);
  type(secret, password);
  document.querySelector<HTMLElement>('form button[type=submit]')?.focus();
}
