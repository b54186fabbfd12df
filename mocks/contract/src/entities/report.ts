import * as z from 'zod/mini';
import { text } from '../scalars.ts';

/** A report that can be opened in the reports page (002 §3). */
export const report = z.object({
  group: text,
  title: z.string(),
  description: text,
  /** The page to frame, which is given retailerid, retailername, token and country as query values (ruling 25). */
  link: z.string(),
});
export type Report = z.output<typeof report>;
