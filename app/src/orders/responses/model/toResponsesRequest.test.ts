import { describe, expect, it } from 'vitest';
import { type CustomFilter, customSchema, missingIn, NO_CUSTOM, toResponsesRequest } from './toResponsesRequest.ts';

const completeFilter: CustomFilter = { supplierCode: 'KEST', startDate: '2026-02-01', endDate: '2026-02-28' };

async function getErrors(values: CustomFilter): Promise<string[]> {
  return customSchema.validate(values, { abortEarly: false }).then(
    () => [],
    (error: { errors: string[] }) => error.errors,
  );
}

describe('the custom filter', () => {
  it('requests nothing until supplier, start and end are all set', () => {
    for (const field of Object.keys(completeFilter) as (keyof CustomFilter)[]) {
      expect(toResponsesRequest('', 'Custom', { ...completeFilter, [field]: null })).toBeNull();
    }
    expect(toResponsesRequest('corofen', 'Custom', completeFilter)).toEqual({
      search: 'corofen',
      filter: 'Custom',
      wholesalercode: 'KEST',
      startdate: '2026/02/01',
      enddate: '2026/02/28',
    });
  });

  it('reports missing fields', async () => {
    expect(await getErrors(completeFilter)).toEqual([]);
    expect((await getErrors(NO_CUSTOM)).sort()).toEqual([
      'Please select a end date.',
      'Please select a start date.',
      'Please select a supplier.',
    ]);
  });

  it.each<[Partial<CustomFilter>, string | null]>([
    [{}, null],
    [{ supplierCode: null, endDate: null }, 'Please select a supplier.'],
    [{ startDate: null, endDate: null }, 'Please select a start date.'],
    [{ endDate: null }, 'Please select a end date.'],
  ])('without %o starts with %s', (lacking, text) => {
    expect(missingIn({ ...completeFilter, ...lacking })).toBe(text);
  });

  it('requests all responses to find the unread ones', () => {
    expect(toResponsesRequest('x', 'Unread', NO_CUSTOM)).toEqual({ search: 'x', filter: 'All' });
  });

  it.each(['All', 'Outstanding', 'Complete'] as const)('is not used by %s', (filter) => {
    expect(toResponsesRequest('x', filter, completeFilter)).toEqual({ search: 'x', filter });
  });
});
