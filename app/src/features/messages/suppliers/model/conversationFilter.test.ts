import { describe, expect, it } from 'vitest';
import { type ConversationFilter, filterSchema, isFiltering, NO_FILTER } from './conversationFilter.ts';

const BOTH = 'Please select both a start and an end date.';
const getErrors = (filter: ConversationFilter) =>
  filterSchema
    .validate(filter, { abortEarly: false })
    .then(() => [])
    .catch(({ errors }: { errors: string[] }) => errors);

describe('a filter of conversations', () => {
  it.each<[string, Partial<ConversationFilter>, string[], boolean]>([
    ['without any criteria', {}, [], false],
    ['of a category', { category: 'Accounts' }, [], true],
    ['of two days', { startDate: '2026-03-01', endDate: '2026-03-02' }, [], true],
    ['of only a start date', { startDate: '2026-03-01' }, [BOTH], true],
    ['of only an end date', { endDate: '2026-03-02' }, [BOTH], true],
  ])('%s', async (_, changed, errors, active) => {
    const filter = { ...NO_FILTER, ...changed };
    expect(await getErrors(filter)).toEqual(errors);
    expect(isFiltering(filter)).toBe(active);
  });
});
