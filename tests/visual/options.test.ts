import { describe, expect, it } from 'vitest';
import { changedFiles, getKey, samePackages } from '../../tools/checkouts/sources.ts';
import { readOptions } from './options.ts';

describe('options', () => {
  it('compare the working tree with main by default', () => {
    expect(readOptions([])).toMatchObject({
      base: undefined,
      head: undefined,
      changed: false,
      words: [],
      selfTest: false,
    });
  });

  it('accept refs and words', () => {
    expect(readOptions(['--base', 'v1', 'popups', 'busy'])).toMatchObject({ base: 'v1', words: ['popups', 'busy'] });
  });

  it('accept a part of the self-test', () => {
    expect(readOptions(['--self-test', '--part', '2/6'])).toMatchObject({ selfTest: true, part: { at: 2, of: 6 } });
  });

  it.each([
    ['--sample', '5'],
    ['--part', '1/2'],
    ['--self-test', '--sample', '0'],
    ['--self-test', '--part', '3/2'],
    ['--self-test', '--part', '0/2'],
    ['--self-test', '--sample', '4', '--part', '1/2'],
    ['--port', 'x'],
    ['--unknown'],
  ])('are rejected if they are invalid: %s %s %s', (...argv) => {
    expect(() => readOptions(argv)).toThrow();
  });
});

describe('the files of a side', () => {
  const base = new Map([
    ['a.ts', '1'],
    ['b.ts', '2'],
    ['pnpm-lock.yaml', '3'],
  ]);
  it('have a key that depends on content and names, not on order', () => {
    expect(getKey(new Map([...base].reverse()))).toBe(getKey(base));
    expect(getKey(new Map([...base, ['a.ts', '9']]))).not.toBe(getKey(base));
    expect(getKey(new Map([['c.ts', '1']]))).not.toBe(getKey(new Map([['a.ts', '1']])));
  });

  it('differ if content differs, or a side is missing', () => {
    expect(
      changedFiles(
        base,
        new Map([
          ['a.ts', '1'],
          ['b.ts', '9'],
          ['c.ts', '4'],
        ]),
      ),
    ).toEqual(['b.ts', 'c.ts', 'pnpm-lock.yaml']);
  });

  it('are built with the same packages if the lockfile is the same', () => {
    expect(samePackages(base, new Map([...base, ['a.ts', '9']]))).toBe(true);
    expect(samePackages(base, new Map([...base, ['pnpm-lock.yaml', '9']]))).toBe(false);
  });
});
