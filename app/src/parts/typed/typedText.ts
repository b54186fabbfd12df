import { hidesCharacters, isUnkeepable, LENGTHS, nameProblem } from '@mortar/contract';
import { type StringSchema, string } from 'yup';
import { messages as texts } from './messages.ts';

/** Returns why an identifying name is invalid (ruling 48). @param maximum characters */
export function nameProblemText(name: string, maximum: number = LENGTHS.name): string | undefined {
  const problem = nameProblem(name, maximum);
  if (problem === undefined) return undefined;
  return problem === 'hidden' ? texts.hidden : texts.long(maximum);
}

/** Returns the rules of an identifying name: person, role or basket (ruling 48). @param maximum characters */
export const typedName = (maximum: number = LENGTHS.name): StringSchema =>
  string().test('is a name', (name = '', { createError }) => {
    const message = nameProblemText(name, maximum);
    return message === undefined || createError({ message });
  });

/** Returns the rules of a subject: no invisible characters. */
export const typedSubject = (): StringSchema =>
  typedLine().test('hides nothing', texts.hidden, (typed = '') => !hidesCharacters(typed));

/** Returns the rules of a message: invisible characters are allowed, except those that servers drop. */
export const typedMessage = (maximum: number): StringSchema =>
  string()
    .max(maximum, texts.long(maximum))
    .test('can be kept', texts.hidden, (typed = '') => !isUnkeepable(typed));

/** Returns the rules of an order's or basket's description. */
export const typedDescription = (): StringSchema => typedName(LENGTHS.description);

const EMAIL = /^[^\s@;,]+@[^\s@;,]+$/;

const isEmail = (typed: string) => EMAIL.test(typed.trim());

/** Returns the rules of an optional e-mail address. */
export const typedEmail = (): StringSchema =>
  typedLine().test('is one', texts.email, (typed = '') => typed.trim() === '' || isEmail(typed));

/** Returns the rules of e-mail addresses separated by commas or semicolons. */
export const typedEmails = (): StringSchema =>
  typedLine().test('are some', texts.email, (typed = '') => typed.trim() === '' || typed.split(/[;,]/).every(isEmail));

/** Returns the rules of any other text. */
export const typedLine = (): StringSchema => string().max(LENGTHS.text, texts.long(LENGTHS.text));
