import { toast } from '@mortar/design-system';
import { errorText } from '#server/outcome.ts';
import { valueOrThrow } from '#server/queries.ts';
import type { NewPassword } from '#session/loginCalls.ts';
import { useServices } from '#session/services.ts';
import { wayMessages } from './model/wayMessages.ts';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';

const texts = wayMessages.reset;

export interface ResetPasswordProps {
  username: string;
  /** Called once the new password is set. */
  onDone(): void;
}

/** Sets a new password through the deployment's call; shows a message if it has none. */
export function ResetPassword({ username, onDone }: ResetPasswordProps) {
  const { client, loginCalls } = useServices();
  const reset = async (newPassword: NewPassword) => {
    if (!loginCalls.resetPassword) return texts.notSetUp;
    try {
      valueOrThrow(await loginCalls.resetPassword(client, newPassword));
    } catch (error) {
      return errorText(error);
    }
    toast.success(texts.done);
    onDone();
    return null;
  };
  return <ResetPasswordForm username={username} onSubmit={reset} />;
}
