import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { metKinds } from './touched.ts';

it('names element kinds that no touched story shows, with a story that has them, from any worker', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mortar-kinds-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const touched = new Set(['buttons']);
  const [one, other] = [metKinds(folder, touched), metKinds(folder, touched)];
  one.meet('tiles', ['m-tile', 'rule .m-tile > a']);
  one.meet('popup', ['m-button']);
  other.meet('buttons', ['m-button']);
  expect(metKinds(folder, touched).missing()).toEqual(['m-tile (tiles)', 'rule .m-tile > a (tiles)']);
  other.meet('buttons', ['m-tile', 'rule .m-tile > a']);
  expect(metKinds(folder, touched).missing()).toEqual([]);
});
