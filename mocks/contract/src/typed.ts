import * as z from 'zod/mini';
import { hidesCharacters, isUnkeepable, LENGTHS, nameProblem, normalName } from './rules/names.ts';

// Types of typed text, each with its maximum length (ruling 48).

const tooLong = (maximum: number) => `At most ${maximum} characters.`;

/** Returns a schema for an identifying name: normalized, without invisible characters. */
export const identifying = (maximum: number, normal: (text: string) => string) =>
  z.pipe(
    z.string().check(
      z.maxLength(maximum),
      z.refine((text) => nameProblem(text, maximum) !== 'hidden', 'A name hides no characters.'),
      z.refine((text) => nameProblem(text, maximum) !== 'long', tooLong(maximum)),
    ),
    z.transform(normal),
  );

/** Name of a user, role or basket. */
export const name = identifying(LENGTHS.name, normalName);

/** Description of an order or basket. */
export const description = identifying(LENGTHS.description, normalName);

/** Message to a supplier or to support. */
export const message = z.string().check(
  z.maxLength(LENGTHS.message, tooLong(LENGTHS.message)),
  z.refine((text) => !isUnkeepable(text), 'A message holds neither NUL nor half of a pair.'),
);

const toShownText = (label: string) =>
  z.string().check(
    z.maxLength(LENGTHS.text, tooLong(LENGTHS.text)),
    z.refine((text) => !hidesCharacters(text), `${label} hides no characters.`),
  );

/** Subject of a conversation or ticket. */
export const subject = toShownText('A subject');

/** Search keyword of a product. */
export const keyword = toShownText('A keyword');

/** Any other text. */
export const line = z.string().check(z.maxLength(LENGTHS.text, tooLong(LENGTHS.text)));

/** Null and absent as ''. */
export const orEmpty = z.transform((value: string | null | undefined) => value ?? '');

/** Any other text that may be missing: null and absent read as ''. */
export const optionalLine = z.pipe(z.nullish(line), orEmpty);

export const optionalMessage = z.pipe(z.nullish(message), orEmpty);

/** A file of at most 5 MB as base64. */
export const file = z.string().check(z.maxLength(7 * 1024 * 1024, 'The file is longer than 5 MB.'));
