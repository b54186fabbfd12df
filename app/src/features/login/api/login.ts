import { type BlockedOf, login, logout, sendGroupNotification } from '@mortar/contract';
import type { Client } from '#server/client.ts';
import type { LoginOutcome } from '#session/loginCalls.ts';

export interface Credentials {
  username: string;
  password: string;
}

/** Blocking session; logout needs its token. */
export type OtherDevice = BlockedOf<typeof login>;

/** Verifies credentials. Not a TanStack mutation, because those store their variables and these contain a password. */
export async function verify(client: Client, body: Credentials): Promise<LoginOutcome> {
  return client.send(login, { body });
}

/** Ends the other device's session, then notifies it (000 §4). */
export async function signOutOther(client: Client, username: string, device: OtherDevice): Promise<void> {
  const as = { token: device.apitoken, retailerid: device.retailerid };
  await client.send(logout, { query: { staffid: device.staffid }, as });
  await client.send(sendGroupNotification, {
    as,
    body: {
      retailerid: device.retailerid,
      title: 'LOGOUT',
      body: '',
      group: 'logout',
      username,
      sentdate: new Date().toISOString(),
      identifier: username,
      secondaryidentifier: device.apitoken,
      icon: '',
      tokenexpirydatetime: null,
    },
  });
}
