import { describe, expect, it } from 'vitest';
import { composeSchema } from './compose.ts';

const schema = composeSchema({ select: 'Select.', fill: 'Fill.', canReceive: () => true, reference: 'Panado' });
const values = { to: 'one', category: 'General', subject: 'Delivery', message: 'Where is it?' };
const HIDDEN = 'Please leave out characters that cannot be seen.';

const getProblem = (changed: object) =>
  schema.validate({ ...values, ...changed }).then(
    () => null,
    (error: Error) => error.message,
  );

describe('the first message of a conversation', () => {
  it.each([
    [{ subject: '\u200b' }, HIDDEN],
    [{ subject: 'live\u202e' }, HIDDEN],
    [{ subject: 'evil\ufe0f' }, HIDDEN],
    [{ subject: '\ud800' }, HIDDEN],
    [{ subject: '<b> </b>' }, 'Fill.'],
    [{ message: '\u202e \u200b' }, 'Fill.'],
    [{ message: '<p>\ufe0f</p>' }, 'Fill.'],
    [{ message: 'Hello\0' }, HIDDEN],
    [{ message: 'Hello \ud83d' }, HIDDEN],
    [{ message: 'שלום \u200f(a) ❤️\n' }, null],
    [{}, null],
  ])('%j: %s', async (changed, problem) => {
    expect(await getProblem(changed)).toBe(problem);
  });
});
