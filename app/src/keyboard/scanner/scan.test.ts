import { GS } from '@mortar/reading';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endOf, handleKey, NO_SCAN, type Scan, type ScanClassifier, type ScanKey } from './scan.ts';

const nothing: ScanClassifier = () => null;
/** Codes of slow scans: thirteen digits, or an address with a number. */
const classify: ScanClassifier = (text) =>
  /^\d{13}$/.test(text) ? 'whole' : /\/01\/\d{14}/.test(text) ? 'sure' : null;

/** Feeds keys in sequence: keys passed on, reverted ones, and complete codes. */
function handleAll(keys: readonly ScanKey[], by: ScanClassifier = nothing) {
  const codes: string[] = [];
  let passed = '';
  let left = '';
  let started = { fast: 0, slow: 0 };
  let scan: Scan = NO_SCAN;
  let recognised = 0;
  for (const key of keys) {
    const received = handleKey(scan, key, by);
    scan = received.scan;
    if (received.recognised) {
      recognised += 1;
      left = left.slice(0, started[received.recognised]);
    }
    if (received.code !== undefined) codes.push(received.code);
    for (const run of received.starts) started = { ...started, [run]: left.length };
    if (received.claimed) continue;
    passed += key.key;
    left += key.key;
  }
  const rest = endOf(scan, by);
  if (rest?.recognised) left = left.slice(0, started[rest.recognised]);
  return { codes: rest?.code === undefined ? codes : [...codes, rest.code], passed, left, recognised };
}

const at = (keys: readonly string[], gaps: readonly number[], start = 1000): ScanKey[] => {
  let time = start;
  return keys.map((key, index) => {
    time += index === 0 ? 0 : (gaps[(index - 1) % gaps.length] ?? 0);
    return { key, at: time };
  });
};

const digits = (length: { minLength: number; maxLength: number }) =>
  fc.array(fc.constantFrom(...'0123456789'), length).map((all) => all.join(''));
const code = fc.oneof(
  digits({ minLength: 6, maxLength: 14 }),
  digits({ minLength: 5, maxLength: 6 }).map((own) => `KE${own}`),
  digits({ minLength: 14, maxLength: 14 }).map((gtin) => `]d201${gtin}17270131${GS}10LOT-7a`),
);
const scannerGaps = fc.array(fc.double({ min: 2, max: 30, noNaN: true }), { minLength: 1, maxLength: 60 });

/** Human typing: at least 40 ms per key with 20 ms jitter, so that two may nearly coincide. */
const typing = fc
  .tuple(
    fc.array(fc.constantFrom(...'0123456789abcdefgh -'), { minLength: 1, maxLength: 60 }),
    fc.double({ min: 40, max: 250, noNaN: true }),
    fc.array(fc.double({ min: -20, max: 20, noNaN: true }), { minLength: 60, maxLength: 60 }),
  )
  .map(([keys, pace, late]) =>
    keys.map((key, index): ScanKey => ({ key, at: 1000 + index * pace + (late[index] ?? 0) })),
  );

describe('a scanner', () => {
  it('is recognised at 2 to 30 ms a key, however its code ends', () => {
    fc.assert(
      fc.property(code, scannerGaps, fc.constantFrom('Enter', 'Tab', null), (text, gaps, end) => {
        const received = handleAll(at([...text, ...(end ? [end] : [])], gaps));
        expect(received.codes).toEqual([text]);
        expect(received.recognised).toBe(1);
        // Ignores its Enter.
        expect(received.passed).not.toContain('Enter');
        expect(received.passed).not.toContain('Tab');
        expect(text.startsWith(received.passed)).toBe(true);
      }),
    );
  });

  it('is recognised immediately after typed text', () => {
    fc.assert(
      fc.property(
        typing,
        code,
        scannerGaps,
        fc.double({ min: 91, max: 500, noNaN: true }),
        (typed, text, gaps, pause) => {
          const start = Math.max(...typed.map((key) => key.at)) + pause;
          const received = handleAll([
            ...typed.toSorted((a, b) => a.at - b.at),
            ...at([...text, 'Enter'], gaps, start),
          ]);
          expect(received.codes).toEqual([text]);
        },
      ),
    );
  });

  it('sends one code after another', () => {
    const first = at([...'6001234567895', 'Enter'], [10]);
    const second = at([...'6009876543210', 'Enter'], [10], 1300);
    expect(handleAll([...first, ...second]).codes).toEqual(['6001234567895', '6009876543210']);
  });

  it('can omit Enter: a pause ends its code, and the next key is the user’s', () => {
    const received = handleAll([...at([...'6001234567895'], [10]), { key: 'a', at: 1250 }]);
    expect(received.codes).toEqual(['6001234567895']);
    expect(received.passed).toBe('60012a');
  });

  it('can delay its Enter, but less than a user who answers', () => {
    const keys = at([...'6001234567895'], [10]);
    expect(handleAll([...keys, { key: 'Enter', at: 1200 }]).passed).toBe('60012');
    expect(handleAll([...keys, { key: 'Enter', at: 1260 }]).passed).toBe('60012Enter');
  });

  it.each(['control', 'other', ' '])('can send a key within its code that no code contains: %s', (key) => {
    const received = handleAll(at([...'60012345', key, ...'67895', 'Enter'], [5]));
    expect(received).toMatchObject({ codes: ['6001234567895'], passed: '60012' });
  });

  it('can send control keys before its code', () => {
    expect(handleAll(at(['control', ...']d', 'control', ...'201600123', 'Enter'], [10])).codes).toEqual([
      ']d201600123',
    ]);
  });

  it.each([
    [['Enter', 'Enter']],
    [['Tab', 'Enter']],
    [['Enter', 'control', 'Enter']],
    [['Enter', 'Enter', 'Enter', 'Enter']],
  ])('has all its end keys consumed, up to 100 ms apart: %s', (ends) => {
    for (const gap of [2, 40, 80, 100]) {
      const code = at([...'6001234567895'], [10]);
      const received = handleAll([...code, ...at(ends, [gap], 1120 + gap)]);
      expect(received).toMatchObject({ codes: ['6001234567895'], passed: '60012' });
    }
  });

  it('leaves the Enter of a user who answers after its end keys', () => {
    const received = handleAll([...at([...'6001234567895', 'Enter', 'Enter'], [10]), { key: 'Enter', at: 1300 }]);
    expect(received).toMatchObject({ codes: ['6001234567895'], passed: '60012Enter' });
  });

  it('sends a complete URL', () => {
    const link = 'https://id.gs1.org/01/06008680819473/10/ABC?17=270131';
    fc.assert(
      fc.property(scannerGaps, fc.constantFrom('Enter', 'Tab', null), (gaps, end) => {
        const received = handleAll(at([...link, ...(end ? [end] : [])], gaps));
        expect(received).toMatchObject({ codes: [link], left: '', recognised: 1 });
      }),
    );
  });
});

describe('a slow scanner', () => {
  const slowGaps = fc.array(fc.double({ min: 2, max: 80, noNaN: true }), { minLength: 1, maxLength: 60 });
  const ends = fc.constantFrom(['Enter'], ['Enter', 'Enter'], ['Tab', 'Enter'], []);
  const slowCode = fc.oneof(
    digits({ minLength: 13, maxLength: 13 }),
    digits({ minLength: 14, maxLength: 14 }).map((gtin) => `https://id.gs1.org/01/${gtin}/10/ABC?17=270131`),
  );

  it('is recognised by its text at 2 to 80 ms a key, and nothing of it is left', () => {
    fc.assert(
      fc.property(slowCode, slowGaps, ends, (text, gaps, end) => {
        const received = handleAll(at([...text, ...end], gaps), classify);
        expect(received).toMatchObject({ codes: [text], left: '' });
        expect(received.passed).not.toMatch(/Enter|Tab/);
      }),
      { numRuns: 500 },
    );
  });

  it('can become fast within its code', () => {
    const received = handleAll(at([...'6001234567895', 'Enter'], [60, 60, 60, 60, 8, 8, 8, 8, 8, 8]), classify);
    expect(received).toMatchObject({ codes: ['6001234567895'], passed: '600123456' });
  });

  it('is recognised when the next key, which is the user’s, follows a pause', () => {
    const received = handleAll([...at([...'6001234567895'], [60]), { key: 'a', at: 2100 }], classify);
    expect(received).toMatchObject({ codes: ['6001234567895'], left: 'a' });
  });

  it('is not recognised if its text is not a code', () => {
    const received = handleAll(at([...'600123456', 'Enter'], [60]), classify);
    expect(received).toMatchObject({ codes: [], passed: '600123456Enter', recognised: 0 });
  });
});

describe('a typing user', () => {
  it('is never taken for a scanner, at 40 ms a key and with overlapping keys', () => {
    fc.assert(
      fc.property(typing, (keys) => {
        const received = handleAll(keys.toSorted((a, b) => a.at - b.at));
        expect(received.codes).toEqual([]);
        expect(received.passed).toHaveLength(keys.length);
      }),
      { numRuns: 1000 },
    );
  });

  it.each(['paracetamol', 'ibuprofen 200', 'Mortar@2026', 'amoxicillin 500', '12345', 'Panado', 'b12 forte'])(
    'who types "%s" is not a scanner, at any speed',
    (text) => {
      expect(handleAll(at([...text, 'Enter'], [5]))).toMatchObject({
        codes: [],
        passed: `${text}Enter`,
        recognised: 0,
      });
    },
  );

  it('who is early with each key after the first, as far as keys overlap, is not a scanner', () => {
    // 40 ms per key: the first 20 ms late, the sixth 20 ms early.
    expect(handleAll(at([...'123456', 'Enter'], [32])).codes).toEqual([]);
    expect(handleAll(at([...'1234567890'], [32, 32, 32, 32, 32, 72])).codes).toEqual([]);
  });

  it('who rolls over five digits at once is not a scanner', () => {
    expect(handleAll(at([...'12345', 'Enter'], [3])).codes).toEqual([]);
  });
});
