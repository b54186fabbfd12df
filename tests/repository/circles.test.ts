import { describe, expect, it } from 'vitest';
import { filesBelow, getImports } from '../../tools/architecture/sources.ts';
import { filesInCircles } from './circles.ts';

const FOLDERS = ['themes', 'design-system', 'mocks/contract', 'mocks/backend', 'app', '.storybook', 'tests', 'tools'];

it.each(FOLDERS)('%s imports nothing in a circle, types included', (folder) => {
  expect(filesInCircles(filesBelow(folder, '.ts', '.tsx').flatMap(getImports))).toEqual([]);
});

describe('a circle', () => {
  const imported = (...pairs: string[]) =>
    pairs.map((pair) => pair.split(' ')).map(([file = '', target = '']) => ({ file, target }));

  it('is found with everything on it and nothing beside it', () => {
    expect(filesInCircles(imported('a b', 'b c', 'c a', 'x a', 'c y'))).toEqual(['a', 'b', 'c']);
  });

  it('is not where two ways lead to one file', () => {
    expect(filesInCircles(imported('a b', 'a c', 'b d', 'c d'))).toEqual([]);
  });
});
