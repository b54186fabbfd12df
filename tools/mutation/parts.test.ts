import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { root } from '../paths.ts';
import { PARTS } from './parts.ts';

describe.each(Object.entries(PARTS))('the part %s', (_name, { mutate, tests }) => {
  it('names existing sources and tests', () => {
    const missing = [...mutate, ...tests].filter((pattern) => globSync(pattern, { cwd: root }).length === 0);
    expect(missing).toEqual([]);
  });
});
