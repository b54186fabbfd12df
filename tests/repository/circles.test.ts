import { describe, expect, it } from 'vitest';
import { filesBelow, getImports } from '../../tools/architecture/sources.ts';
import { filesInCircles } from './circles.ts';

const FOLDERS = ['themes', 'design-system', 'mocks/contract', 'mocks/backend', 'app', '.storybook', 'tests', 'tools'];

it.each(FOLDERS)('finds no import cycle with %s, types included', (folder) => {
  expect(filesInCircles(filesBelow(folder, '.ts', '.tsx').flatMap(getImports))).toEqual([]);
});

describe('an import cycle', () => {
  const imported = (...pairs: string[]) =>
    pairs.map((pair) => pair.split(' ')).map(([file = '', target = '']) => ({ file, target }));

  it('is found with all its files and no others', () => {
    expect(filesInCircles(imported('a b', 'b c', 'c a', 'x a', 'c y'))).toEqual(['a', 'b', 'c']);
  });

  it('does not exist if two paths lead to one file', () => {
    expect(filesInCircles(imported('a b', 'a c', 'b d', 'c d'))).toEqual([]);
  });
});
