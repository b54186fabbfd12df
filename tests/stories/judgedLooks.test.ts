import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { judgedLooks } from './judgedLooks.ts';

const folder = mkdtempSync(join(tmpdir(), 'mortar-looks-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string) => join(folder, name);

describe('looks that were judged', () => {
  it('are known to every worker that shares a file', () => {
    const [one, other, alone] = [judgedLooks(file('shared')), judgedLooks(file('shared')), judgedLooks(undefined)];
    expect(one.newOf(['a', 'b'])).toEqual(['a', 'b']);
    one.add(['a']);
    alone.add(['b']);
    other.add(['c']);
    expect([one, other, alone].map((looks) => looks.newOf(['a', 'b', 'c', 'd']))).toEqual([
      ['b', 'd'],
      ['b', 'd'],
      ['a', 'c', 'd'],
    ]);
  });

  it('are none while they are being written', () => {
    appendFileSync(file('torn'), 'ab\ncd');
    expect(judgedLooks(file('torn')).newOf(['ab', 'cd', 'c'])).toEqual(['cd', 'c']);
  });
});
