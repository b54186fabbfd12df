import { FormTextField } from '@mortar/design-system';
import { messages } from './messages.ts';

/** Who signs in. It has the keyboard at first, unless it was filled in on another form already. */
export const UsernameField = ({ known }: { known: string }) => (
  <FormTextField label={messages.username} name="username" autoComplete="username" autoFocus={known === ''} />
);
