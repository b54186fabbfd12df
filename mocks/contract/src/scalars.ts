import * as z from 'zod/mini';

// Zod compiles object checks with `new Function` where possible, which a content security policy forbids.
z.config({ jitless: true });

/** A whole number that servers send as a number or as digits. */
export const id = z.pipe(
  z.union([z.int().check(z.nonnegative()), z.string().check(z.regex(/^\d{1,15}$/))]),
  z.transform((value: number | string) => Number(value)),
);

/** Text that may be missing: null and absent read as ''. */
export const text = z.pipe(
  z.nullish(z.string()),
  z.transform((value: string | null | undefined) => value ?? ''),
);

/**
 * Returns a schema for fields that servers may add beyond the specification: an unreadable value becomes `instead` and
 * does not fail the answer.
 */
export const added = <Schema extends z.ZodMiniType>(schema: Schema, instead: z.output<Schema>) =>
  z.union([
    schema,
    z.pipe(
      z.optional(z.unknown()),
      z.transform(() => instead),
    ),
  ]);

/** Text that a server may add. */
export const addedText = added(text, '');

/** A money amount in the currency's main unit (rand, not cents), as a number or as decimal text. */
export const amount = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^-?\d+(\.\d+)?$/))]),
  z.transform((value: number | string) => Number(value)),
);

/** A whole number of packs, lines or days, zero or more. */
export const count = z.int().check(z.nonnegative());

const flagSpellings = z.union([z.boolean(), z.enum(['true', 'false', 'True', 'False', '1', '0']), z.literal([0, 1])]);

/** True or false, also as 'true', 'false', '1', '0', 1 or 0. */
export const flag = z.pipe(
  flagSpellings,
  z.transform((value: z.output<typeof flagSpellings>) => ['true', '1'].includes(String(value).toLowerCase())),
);

/** A moment in ISO 8601, or null if it is in the future. */
export const moment = z.nullable(z.string());

/** A client's name for its computer, stored unchanged. */
export const computerName = z.string().check(z.maxLength(64));
