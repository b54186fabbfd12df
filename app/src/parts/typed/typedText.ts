import { hidesCharacters, isUnkeepable, LENGTHS, nameProblem } from '@mortar/contract';
import { type StringSchema, string } from 'yup';
import { messages as texts } from './messages.ts';

/** Why a name that identifies somebody or something cannot be kept, in words (ruling 48). @param most characters */
export function nameProblemText(name: string, most: number = LENGTHS.name): string | undefined {
  const problem = nameProblem(name, most);
  if (problem === undefined) return undefined;
  return problem === 'hidden' ? texts.hidden : texts.long(most);
}

/** The rules of a name that identifies: of a person, a role or a basket (ruling 48). @param most characters */
export const typedName = (most: number = LENGTHS.name): StringSchema =>
  string().test('is a name', (name = '', { createError }) => {
    const message = nameProblemText(name, most);
    return message === undefined || createError({ message });
  });

/** The rules of a subject: any length of other text, and nothing that hides. */
export const typedSubject = (): StringSchema =>
  typedLine().test('hides nothing', texts.hidden, (typed = '') => !hidesCharacters(typed));

/** The rules of a message: it may hold what hides beside what is seen, but nothing that no server keeps. */
export const typedMessage = (most: number): StringSchema =>
  string()
    .max(most, texts.long(most))
    .test('can be kept', texts.hidden, (typed = '') => !isUnkeepable(typed));

/** The rules of an order's or a basket's description. */
export const typedDescription = (): StringSchema => typedName(LENGTHS.description);

const EMAIL = /^[^\s@;,]+@[^\s@;,]+$/;

const isEmail = (typed: string) => EMAIL.test(typed.trim());

/** The rules of an e-mail address, which may be missing. */
export const typedEmail = (): StringSchema =>
  typedLine().test('is one', texts.email, (typed = '') => typed.trim() === '' || isEmail(typed));

/** The rules of e-mail addresses behind one another, as suppliers have them: commas or semicolons between. */
export const typedEmails = (): StringSchema =>
  typedLine().test('are some', texts.email, (typed = '') => typed.trim() === '' || typed.split(/[;,]/).every(isEmail));

/** The rules of any other text. */
export const typedLine = (): StringSchema => string().max(LENGTHS.text, texts.long(LENGTHS.text));
