import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, formatDate } from '../DateField/dates.ts';
import { messages } from '../DateField/messages.ts';
import { parseRange } from './parseRange.ts';

const text = fc.oneof(
  fc.constantFrom('', 'abc', '2/3/2026', '2026/02/30'),
  fc.integer({ min: -500, max: 500 }).map((days) => formatDate(addDays('2026-03-02', days))),
);

describe('parsing a range', () => {
  it('never returns a first day after the last, and reports it instead', () => {
    fc.assert(
      fc.property(text, text, (from, to) => {
        const { range, problem, at } = parseRange({ from, to }, {});
        if (range.from && range.to) expect(range.from <= range.to).toBe(true);
        expect(problem === undefined).toBe(at === undefined);
        if (!problem)
          expect(range).toEqual({
            from: from ? from.replaceAll('/', '-') : null,
            to: to ? to.replaceAll('/', '-') : null,
          });
      }),
    );
  });

  it('names the invalid end', () => {
    expect(parseRange({ from: '2026/03/02', to: '2026/03/01' }, {})).toEqual({
      range: { from: '2026-03-02', to: null },
      problem: messages.order,
      at: 'to',
    });
    expect(parseRange({ from: '2/3/2026', to: '' }, {})).toMatchObject({ problem: messages.unreadable, at: 'from' });
  });

  it('allows an open end, and the same day at both ends', () => {
    expect(parseRange({ from: '2026/03/02', to: '' }, {}).problem).toBeUndefined();
    expect(parseRange({ from: '2026/03/02', to: '20260302' }, {}).problem).toBeUndefined();
  });
});
