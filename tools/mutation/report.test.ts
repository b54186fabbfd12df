import { describe, expect, it } from 'vitest';
import {
  computeScore,
  getSurvivors,
  getTable,
  getTallies,
  type Mutant,
  type Report,
  sumOf,
  withoutSurvivors,
} from './report.ts';

const mutant = (status: Mutant['status'], changes: Partial<Mutant> = {}): Mutant => ({
  status,
  mutatorName: 'EqualityOperator',
  replacement: 'a >= b',
  location: { start: { line: 2, column: 8 }, end: { line: 2, column: 13 } },
  ...changes,
});
const source = 'const f = (a, b) => {\nreturn a > b;\n};\n';
const report: Report = {
  files: {
    'b.ts': { source, mutants: [mutant('Killed'), mutant('Timeout'), mutant('Survived'), mutant('RuntimeError')] },
    'a.ts': { source, mutants: [mutant('NoCoverage')] },
    'types.ts': { source: '', mutants: [] },
  },
};

describe('a mutation run', () => {
  it('counts killed mutants, in each file and in total', () => {
    const tallies = getTallies(report);
    expect(tallies).toEqual([
      { name: 'a.ts', killed: 0, survived: 1 },
      { name: 'b.ts', killed: 2, survived: 1 },
    ]);
    expect(sumOf('all', tallies)).toEqual({ name: 'all', killed: 2, survived: 2 });
  });

  it('is resumed with killed mutants only', () => {
    const left = withoutSurvivors(report);
    expect(getSurvivors(left)).toEqual([]);
    expect(getTallies(left)).toEqual([{ name: 'b.ts', killed: 2, survived: 0 }]);
  });

  it.each([
    [3, 1, 75],
    [0, 4, 0],
    [0, 0, 100],
  ])('with %d killed and %d survived scores %d', (killed, survived, score) => {
    expect(computeScore({ killed, survived })).toBe(score);
  });

  it('is shown as a table', () => {
    expect(getTable([{ name: 'a.ts', killed: 7, survived: 1 }]).split('\n')).toEqual([
      '      mutants  killed  survived   score',
      'a.ts        8       7         1  87.5 %',
    ]);
  });
});

describe('a surviving mutant', () => {
  it('is shown with its original and its replacement', () => {
    expect(getSurvivors(report)).toEqual([
      'b.ts:2:8  a > b  →  a >= b',
      'a.ts:2:8 (no test comes here)  a > b  →  a >= b',
    ]);
  });

  it('of many lines is shown in one, truncated if it is long', () => {
    const location = { start: { line: 1, column: 21 }, end: { line: 3, column: 2 } };
    const long = mutant('Survived', { location, replacement: 'x'.repeat(100) });
    expect(getSurvivors({ files: { 'c.ts': { source, mutants: [long] } } })).toEqual([
      `c.ts:1:21  { return a > b; }  →  ${'x'.repeat(79)}…`,
    ]);
  });
});
