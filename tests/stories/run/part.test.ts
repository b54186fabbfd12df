import { describe, expect, it } from 'vitest';
import { isInPart, readPart } from './part.ts';

describe('a part of several', () => {
  it.each([
    ['3/8', { part: 3, of: 8 }],
    ['1/1', { part: 1, of: 1 }],
    ['0/8', null],
    ['9/8', null],
    ['half', null],
    [undefined, null],
  ])('%j is read as %j', (text, part) => {
    expect(readPart(text)).toEqual(part);
  });

  it('has each name once, and about as many as the others', () => {
    const names = Array.from({ length: 800 }, (_, index) => `Popups/${index}`);
    const parts = Array.from({ length: 8 }, (_, index) =>
      names.filter((name) => isInPart(name, { part: index + 1, of: 8 })),
    );
    expect(parts.flat().sort()).toEqual([...names].sort());
    for (const part of parts) expect(part.length).toBeGreaterThan(60);
  });
});
