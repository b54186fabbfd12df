import {
  type Settings,
  updateApplicationSettings,
  updateCountry,
  updateOrderingSettings,
  updateOrderSettings,
  updateOverridePassword,
  updateRegretSettings,
} from '@mortar/contract';
import * as z from 'zod/mini';
import { handle } from '../../http/handle.ts';
import { nothing, refuse, value } from '../../http/reply.ts';
import type { AuthenticatedContext } from '../../http/requestContext.ts';
import { hashPassword } from '../../rules/access/passwords.ts';
import { rights } from '../../rules/access/rights.ts';
import { contradiction, settingsProblem } from '../../rules/settings.ts';
import type { OverrideKey, SettingsRow } from '../../store/rows.ts';

/** Returns a retailer's settings for clients: without passwords, with the number of its last order. */
export function settingsView({ store }: AuthenticatedContext, { retailerid, values }: SettingsRow) {
  const last = store.counters.get(`ordernumber ${retailerid}`)?.value ?? 0;
  return { ...values, lastOrderNumber: last === 0 ? '' : String(last) };
}

type Change = (stored: SettingsRow) => SettingsRow;

function save(context: AuthenticatedContext, change: Change) {
  const stored = context.store.settings.get(context.retailer.retailerid);
  if (!stored) return nothing;
  const changed = change(stored);
  context.store.settings.put(changed);
  return value({ settings: settingsView(context, changed) });
}

const saveValues = (
  context: AuthenticatedContext,
  _query: object,
  named: { [Key in keyof Settings]?: Settings[Key] | undefined },
) => {
  const given = Object.fromEntries(Object.entries(named).filter(([, setting]) => setting !== undefined));
  const stored = context.store.settings.get(context.retailer.retailerid);
  const problem = stored && contradiction(given, stored.values);
  if (problem) return refuse(problem);
  return save(context, (row) => ({ ...row, values: { ...row.values, ...given } }));
};

/** The last shape accepts any body, to report what is wrong with it. */
const anything = { ...updateOverridePassword, body: z.record(z.string(), z.unknown()) };

const BLANK_PASSWORD = 'An override password is not made of spaces.';

const answerPassword = handle(anything, rights.changeOrderingSettings, (context, _query, named) => {
  const passwords = updateOverridePassword.body.safeParse(named);
  const { settings } = context.staff.role.rolepermissions.dashboard;
  if (!passwords.success) return refuse(settingsProblem(named));
  if (!settings) return refuse(rights.changeSettings.text);
  if (Object.values(passwords.data).some((password) => password?.trim() === '')) return refuse(BLANK_PASSWORD);
  return save(context, (stored) => {
    const hashed = Object.entries(passwords.data).map(([key, password]) => [
      key as OverrideKey,
      hashPassword(password ?? '', `${key} ${stored.retailerid}`),
    ]);
    return { ...stored, overrides: { ...stored.overrides, ...Object.fromEntries(hashed) } };
  });
});

/** A body that fits several pages matches the first; all are saved the same way. */
export const settingsCalls = [
  handle(updateOrderingSettings, rights.changeOrderingSettings, saveValues),
  handle(updateApplicationSettings, rights.changeSettings, saveValues),
  handle(updateOrderSettings, rights.changeSettings, saveValues),
  handle(updateRegretSettings, rights.changeSettings, saveValues),
  handle(updateCountry, rights.changeSettings, saveValues),
  answerPassword,
];
