import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { flag } from '../../scalars.ts';
import { rows } from '../../tolerant.ts';

/** A release of one of the vendor's programs (000 §3). */
export const versionRecord = z.object({ softwarename: z.string(), version: z.string(), isactive: flag });
export type VersionRecord = z.output<typeof versionRecord>;

export const listVersions = call('listVersions', {
  method: 'GET',
  path: '/api/VersionControl/versions/get',
  summary: 'Lists the releases; the active one of the deployed software is the one to run.',
  section: '000 §4, §7',
  // The check runs a second after the start, before sign-in.
  anonymous: true,
  answer: z.object({ versions: rows(versionRecord) }),
});
