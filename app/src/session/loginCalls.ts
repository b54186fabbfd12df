import type { AnswerOf, BlockedOf, login } from '@mortar/contract';
import type { Client } from '#server/client.ts';
import type { Outcome } from '#server/outcome.ts';

export type LoginOutcome = Outcome<AnswerOf<typeof login>, BlockedOf<typeof login>>;

export interface PinCredentials {
  username: string;
  pin: string;
}

export interface NewPassword {
  username: string;
  password: string;
  confirmpassword: string;
}

/**
 * Calls of optional screens without a specified path (ruling 4). Deployments with such a server pass them to
 * `createServices` in `main.tsx` and enable the feature in `config.json`.
 */
export interface LoginCalls {
  /** Signs in with a pin code, like `Login/verify` with a password. */
  verifyPin?(client: Client, credentials: PinCredentials): Promise<LoginOutcome>;
  /** Sets a new password for a signed-out user. */
  resetPassword?(client: Client, requested: NewPassword): Promise<Outcome<unknown>>;
}
