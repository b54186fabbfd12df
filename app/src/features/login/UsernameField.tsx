import { FormTextField } from '@mortar/design-system';
import { messages } from './messages.ts';

/** Shows the username field. It has initial focus unless another form filled it. */
export const UsernameField = ({ known }: { known: string }) => (
  <FormTextField label={messages.username} name="username" autoComplete="username" autoFocus={known === ''} />
);
