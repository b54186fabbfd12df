import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checkSeconds, timedChecks } from './checkTimes.ts';

const folder = mkdtempSync(join(tmpdir(), 'mortar-times-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the times of checks', () => {
  it('are summed over all workers of a run, including failed checks', async () => {
    const [one, other] = [timedChecks(folder), timedChecks(folder)];
    expect(await one('axe', async () => 7)).toBe(7);
    await other('axe', async () => {});
    await expect(other('zoom', () => Promise.reject(new Error('cut')))).rejects.toThrow('cut');
    await timedChecks(undefined)('rings', async () => {});
    const times = checkSeconds(folder);
    expect(times.map(([check]) => check).sort()).toEqual(['axe', 'zoom']);
    for (const [, seconds] of times) expect(seconds).toBeGreaterThanOrEqual(0);
  });

  it('are empty if nothing was measured', () => {
    expect(checkSeconds(join(folder, 'nowhere'))).toEqual([]);
  });
});
