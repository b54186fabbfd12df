/** Types into a field as a password manager does: what holds its state hears of it. */
function type(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const field = (kind: string) => document.querySelector<HTMLInputElement>(`input[autocomplete='${kind}']`);

/** Whether there is a form to sign in with. */
export const canSignIn = (): boolean => field('username') !== null && field('current-password') !== null;

/** Fills in the form to sign in with, and leaves it to the person to send it. */
export function fillSignIn(username: string, password: string): void {
  const [name, secret] = [field('username'), field('current-password')];
  if (!name || !secret) return;
  type(name, username);
  type(secret, password);
  document.querySelector<HTMLElement>('form button[type=submit]')?.focus();
}
