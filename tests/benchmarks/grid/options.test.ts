import { describe, expect, it } from 'vitest';
import { CONTENDERS } from './contenders.ts';
import { OPERATIONS } from './measures.ts';
import { readOptions } from './options.ts';

describe('options', () => {
  it('are everything, unless some are named', () => {
    expect(readOptions([])).toEqual({
      rounds: 5,
      rows: 100_000,
      only: OPERATIONS,
      contenders: CONTENDERS.map(({ name }) => name),
      seed: 1,
    });
  });

  it('keep ours in the run, which everybody is compared with', () => {
    expect(readOptions(['--contenders', 'rdg', '--only', 'fling,mount']).contenders).toEqual(['ours', 'rdg']);
    expect(readOptions(['--only', 'fling,mount']).only).toEqual(['mount', 'fling']);
  });

  it.each([
    [['--only', 'mount,jump'], "not 'jump'"],
    [['--contenders', 'excel'], "not 'excel'"],
    [['--rounds', '0'], 'from 1 to 99'],
    [['--rows', '500'], 'from 10000'],
  ])('%j are refused', (argv, reason) => {
    expect(() => readOptions(argv)).toThrow(reason);
  });
});
