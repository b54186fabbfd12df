import { type AnswerOf, listUnsentValues } from '@mortar/contract';
import { describe, expect, it, vi } from 'vitest';
import { defaultConfig } from '#config/config.ts';
import { createClient } from './client.ts';
import { createQueryClient, valueOrNull } from './queries.ts';
import { getUnreadableRows } from './unreadableRows.ts';

type Values = AnswerOf<typeof listUnsentValues>['ordervaluebysupplier'];

const row = (supplier: string, ordervalue: unknown = 12.5) => ({ supplier, ordervalue });

/** Values read from these answers in sequence. */
function reading(...answers: object[][]) {
  const fetch = vi.fn(async () => Response.json({ resultcode: 1, ordervaluebysupplier: answers.shift() ?? [] }));
  const onProblem = vi.fn();
  const client = createClient({ hosts: defaultConfig.hosts, caller: () => null, onExpired: vi.fn(), fetch, onProblem });
  const queries = createQueryClient();
  const options = {
    queryKey: ['values'],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      valueOrNull(await client.send(listUnsentValues, { signal }))?.ordervaluebysupplier ?? [],
  };
  return { queries, options, onProblem, read: () => queries.fetchQuery<Values>({ ...options, staleTime: 0 }) };
}

describe('a list that was read without invalid rows', () => {
  it('has their count until it is read again', async () => {
    const { read, onProblem } = reading(
      [row('Kestrel'), row('Protea', null), row('Umvoti')],
      [row('Kestrel'), row('Protea'), row('Umvoti')],
    );
    const first = await read();
    expect(first.map(({ supplier }) => supplier)).toEqual(['Kestrel', 'Umvoti']);
    expect(getUnreadableRows(first)).toBe(1);
    expect(onProblem).toHaveBeenCalledExactlyOnceWith({
      kind: 'misread',
      call: 'listUnsentValues',
      rows: 1,
      detail: expect.stringContaining('ordervaluebysupplier.1.ordervalue'),
    });
    const second = await read();
    expect([second.length, getUnreadableRows(second)]).toEqual([3, 0]);
  });

  it('keeps the count when the same rows are read again, and when its data is set by hand', async () => {
    const withInvalidRow = [row('Kestrel'), row('Protea', null)];
    const { read, queries } = reading(withInvalidRow, withInvalidRow);
    await read();
    await read();
    expect(getUnreadableRows(queries.getQueryData(['values']))).toBe(1);
    queries.setQueryData<Values>(['values'], (rows = []) => rows.map((one) => ({ ...one, ordervalue: 0 })));
    expect(getUnreadableRows(queries.getQueryData(['values']))).toBe(1);
  });

  it.each([[null], [undefined], [7], [[]], [{}]])('has no count for %j', (data) => {
    expect(getUnreadableRows(data)).toBe(0);
  });
});
