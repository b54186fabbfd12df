import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { branding, staff } from '../../entities/session.ts';
import { settings } from '../../entities/settings.ts';
import { id, moment, text } from '../../scalars.ts';
import { line } from '../../typed.ts';

export const login = call('login', {
  method: 'POST',
  path: '/api/Login/verify',
  summary: 'Signs a member of staff in; 69 when the user is signed in on another device.',
  section: '000 §4, §7',
  anonymous: true,
  body: z.object({ username: line, password: line }),
  answer: z.object({
    staff,
    staffid: id,
    apitoken: z.string(),
    apivalidfrom: moment,
    apivalidto: moment,
    /** Lifetime of the token in seconds. */
    apiduration: z.int(),
    token: text,
    brandedstores: z.array(branding),
    advertisements: z.array(text),
  }),
  // The other device's token, required by its logout notification (000 §4, forced logout).
  blocked: z.object({ retailerid: id, staffid: id, apitoken: z.string() }),
});

export const logout = call('logout', {
  method: 'PUT',
  path: '/api/Login/logout',
  summary: "Ends the member of staff's session and its token.",
  section: '000 §4, §7',
  query: z.object({ staffid: id }),
});

export const getSettings = call('getSettings', {
  method: 'GET',
  path: '/api/Settings/get',
  summary: "Reads the retailer's settings.",
  section: '000 §7',
  query: z.object({ page: line }),
  answer: z.object({ settings }),
});

export const validateOverride = call('validateOverride', {
  method: 'POST',
  path: '/api/auth/validate/override',
  summary: 'Checks an override password: 1 accepted, 2 incorrect, 0 error.',
  section: '000 §7, 001 §7',
  body: z.object({
    key: z.enum([
      'ordering_MaximumQuantityPassword',
      'ordering_SelectSupplier_Password',
      'ordering_PPL_SubstitutionOverridePrompt_Password',
    ]),
    password: line,
    retailerid: id,
  }),
});
