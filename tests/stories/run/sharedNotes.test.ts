import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { sharedNotes } from './sharedNotes.ts';

const folder = mkdtempSync(join(tmpdir(), 'mortar-notes-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the shared list of passed checks', () => {
  it('is known to every worker that shares a folder', () => {
    const [one, other] = [sharedNotes(folder, 'looks'), sharedNotes(folder, 'looks')];
    const [alone, otherFile] = [sharedNotes(undefined, 'looks'), sharedNotes(folder, 'paints')];
    expect(one.getNew(['a', 'b'])).toEqual(['a', 'b']);
    one.add(['a']);
    other.add(['c']);
    alone.add(['b']);
    expect([one, other, alone, otherFile].map((notes) => notes.getNew(['a', 'b', 'c', 'd']))).toEqual([
      ['b', 'd'],
      ['b', 'd'],
      ['a', 'c', 'd'],
      ['a', 'b', 'c', 'd'],
    ]);
    expect([one, other, alone, otherFile].map((notes) => notes.all())).toEqual([['a', 'c'], ['c', 'a'], ['b'], []]);
  });

  it('ignores an incomplete entry', () => {
    appendFileSync(join(folder, 'torn'), 'ab\ncd');
    expect(sharedNotes(folder, 'torn').getNew(['ab', 'cd', 'c'])).toEqual(['cd', 'c']);
  });
});
