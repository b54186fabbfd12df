import * as z from 'zod/mini';
import { LENGTHS } from './rules/names.ts';
import { pictureProblem } from './rules/picture.ts';
import { isOfOneScript, normalUsername } from './rules/scripts.ts';
import { identifying, name, orEmpty } from './typed.ts';

/** With its retailer, in lower case, in one script. */
export const username = z.pipe(
  z.string().check(z.refine(isOfOneScript, 'A user name keeps to the letters of one script.')),
  identifying(LENGTHS.name, normalUsername),
);

/** A role's name, in one script. */
export const rolename = z.pipe(
  z.string().check(z.refine(isOfOneScript, 'A role name keeps to the letters of one script.')),
  name,
);

/** A JPEG as base64, without the prefix of a data URL; '' or missing for none. */
export const picture = z.pipe(
  z.nullish(
    z.string().check(
      z.refine((image) => pictureProblem(image) !== 'long', `A picture has at most ${LENGTHS.picture / 1024} kB.`),
      z.refine((image) => pictureProblem(image) !== 'no jpeg', 'The picture is no JPEG.'),
    ),
  ),
  orEmpty,
);
