import { expect, it } from 'vitest';
import { contrastPairs } from './contrastPairs.ts';

it('names each pair of foreground and background once', () => {
  const names = contrastPairs.map(({ fg, bg }) => `${fg} on ${bg}`);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
