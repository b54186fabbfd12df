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
 * Calls that the specification names a screen for and no path (ruling 4). Whoever deploys the product against a server
 * that has them passes them to `createServices` in `main.tsx`, beside the switch in `config.json`.
 */
export interface LoginCalls {
  /** Signs in with a pin code, as `Login/verify` does with a password. */
  verifyPin?(client: Client, credentials: PinCredentials): Promise<LoginOutcome>;
  /** Sets a new password for somebody who is not signed in. */
  resetPassword?(client: Client, asked: NewPassword): Promise<Outcome<unknown>>;
}
