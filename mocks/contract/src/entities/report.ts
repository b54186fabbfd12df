import * as z from 'zod/mini';
import { text } from '../scalars.ts';

/** A report of the reports page (002 §3). */
export const report = z.object({
  group: text,
  title: z.string(),
  description: text,
  /** The page to frame, called with retailerid, retailername, token and country as query values (ruling 25). */
  link: z.string(),
});
export type Report = z.output<typeof report>;
