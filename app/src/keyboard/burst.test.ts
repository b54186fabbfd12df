import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Burst, type BurstKey, endOf, GS, hear, NO_BURST } from './burst.ts';

/** Keys one after another: what was taken from the page, and the codes that came whole. */
function hearAll(keys: readonly BurstKey[]) {
  const codes: string[] = [];
  let passed = '';
  let burst: Burst = NO_BURST;
  let recognised = 0;
  for (const key of keys) {
    const heard = hear(burst, key);
    burst = heard.burst;
    if (heard.code !== undefined) codes.push(heard.code);
    if (heard.is === 'recognised') recognised += 1;
    if (heard.is === 'pass' || heard.is === 'begin') passed += key.key;
  }
  const rest = endOf(burst);
  return { codes: rest === null ? codes : [...codes, rest], passed, recognised };
}

/** Keys at the given gaps. */
const at = (keys: readonly string[], gaps: readonly number[], start = 1000): BurstKey[] => {
  let time = start;
  return keys.map((key, index) => {
    time += index === 0 ? 0 : (gaps[(index - 1) % gaps.length] ?? 0);
    return { key, at: time };
  });
};

const figures = (length: { minLength: number; maxLength: number }) =>
  fc.array(fc.constantFrom(...'0123456789'), length).map((all) => all.join(''));
const code = fc.oneof(
  figures({ minLength: 6, maxLength: 14 }),
  figures({ minLength: 5, maxLength: 6 }).map((own) => `KE${own}`),
  figures({ minLength: 14, maxLength: 14 }).map((gtin) => `]d201${gtin}17270131${GS}10LOT-7a`),
);
const scannerGaps = fc.array(fc.double({ min: 2, max: 30, noNaN: true }), { minLength: 1, maxLength: 60 });

/** Somebody's keys: 40 ms and more, each up to 20 ms early or late, so that two may come nearly at once. */
const typing = fc
  .tuple(
    fc.array(fc.constantFrom(...'0123456789abcdefgh -'), { minLength: 1, maxLength: 60 }),
    fc.double({ min: 40, max: 250, noNaN: true }),
    fc.array(fc.double({ min: -20, max: 20, noNaN: true }), { minLength: 60, maxLength: 60 }),
  )
  .map(([keys, pace, late]) =>
    keys.map((key, index): BurstKey => ({ key, at: 1000 + index * pace + (late[index] ?? 0) })),
  );

describe('a scanner', () => {
  it('is recognised at 2 to 30 ms a key, however its code ends', () => {
    fc.assert(
      fc.property(code, scannerGaps, fc.constantFrom('Enter', 'Tab', null), (text, gaps, end) => {
        const heard = hearAll(at([...text, ...(end ? [end] : [])], gaps));
        expect(heard.codes).toEqual([text]);
        expect(heard.recognised).toBe(1);
        // Its Enter answers nothing.
        expect(heard.passed).not.toContain('Enter');
        expect(heard.passed).not.toContain('Tab');
        expect(text.startsWith(heard.passed)).toBe(true);
      }),
    );
  });

  it('is recognised right behind what somebody typed', () => {
    fc.assert(
      fc.property(
        typing,
        code,
        scannerGaps,
        fc.double({ min: 36, max: 500, noNaN: true }),
        (typed, text, gaps, pause) => {
          const start = Math.max(...typed.map((key) => key.at)) + pause;
          const heard = hearAll([...typed.toSorted((a, b) => a.at - b.at), ...at([...text, 'Enter'], gaps, start)]);
          expect(heard.codes).toEqual([text]);
        },
      ),
    );
  });

  it('sends one code after another', () => {
    const first = at([...'6001234567895', 'Enter'], [10]);
    const second = at([...'6009876543210', 'Enter'], [10], 1300);
    expect(hearAll([...first, ...second]).codes).toEqual(['6001234567895', '6009876543210']);
  });

  it('may leave out Enter: silence ends its code, and the next key is somebody’s', () => {
    const heard = hearAll([...at([...'6001234567895'], [10]), { key: 'a', at: 1250 }]);
    expect(heard.codes).toEqual(['6001234567895']);
    expect(heard.passed).toBe('60012a');
  });

  it('may be late with its Enter, but not as late as somebody who answers', () => {
    const keys = at([...'6001234567895'], [10]);
    expect(hearAll([...keys, { key: 'Enter', at: 1200 }]).passed).toBe('60012');
    expect(hearAll([...keys, { key: 'Enter', at: 1260 }]).passed).toBe('60012Enter');
  });

  it('ends where a key comes that no code has', () => {
    const heard = hearAll([...at([...'60012345'], [5]), { key: 'other', at: 1040 }]);
    expect(heard).toMatchObject({ codes: ['60012345'], passed: '60012other' });
  });
});

describe('somebody', () => {
  it('is never taken for one, at 40 ms a key and with keys that overlap', () => {
    fc.assert(
      fc.property(typing, (keys) => {
        const heard = hearAll(keys.toSorted((a, b) => a.at - b.at));
        expect(heard.codes).toEqual([]);
        expect(heard.passed).toHaveLength(keys.length);
      }),
      { numRuns: 1000 },
    );
  });

  it.each(['paracetamol', 'ibuprofen 200', 'Mortar@2026', 'amoxicillin 500', '12345', 'Panado', 'b12 forte'])(
    'who types "%s" is none, at whatever speed',
    (text) => {
      expect(hearAll(at([...text, 'Enter'], [5]))).toEqual({ codes: [], passed: `${text}Enter`, recognised: 0 });
    },
  );

  it('who is early with each key after the first, as far as keys overlap, is none', () => {
    // 40 ms a key: the first 20 ms late, the sixth 20 ms early.
    expect(hearAll(at([...'123456', 'Enter'], [32])).codes).toEqual([]);
    expect(hearAll(at([...'1234567890'], [32, 32, 32, 32, 32, 72])).codes).toEqual([]);
  });

  it('who rolls over five figures at once is none', () => {
    expect(hearAll(at([...'12345', 'Enter'], [3])).codes).toEqual([]);
  });
});
