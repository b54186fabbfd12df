import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readAnswer } from './outcome.ts';
import { registry } from './registry.ts';
import { readRest } from './tolerate.ts';

/** Answers of a real server, recorded by `npm run probe -- … --record` (docs/first-day.md). */
const FOLDER = join(import.meta.dirname, '..', 'recorded');
const files = existsSync(FOLDER) ? readdirSync(FOLDER).filter((name) => name.endsWith('.json')) : [];

interface Recorded {
  call: string;
  answer: unknown;
}

/** Returns how much of a recorded answer is readable. */
function getReading({ call: name, answer }: Recorded): 'all' | 'part' | 'none' {
  const call = registry.get(name);
  if (!call) return 'none';
  if (readAnswer(call, answer).kind !== 'violation') return 'all';
  return readRest(call, answer) ? 'part' : 'none';
}

describe('recorded answers', () => {
  it.each(files)('%s can be read', (name) => {
    expect(getReading(JSON.parse(readFileSync(join(FOLDER, name), 'utf8')))).toBe('all');
  });

  it('are distinguished from those that can be read only in part, or not at all', () => {
    const unknown = { code: 'other', orderid: 'x' };
    expect(getReading({ call: 'listVersions', answer: { resultcode: 1, versions: [] } })).toBe('all');
    expect(getReading({ call: 'listVersions', answer: { resultcode: 1, versions: unknown } })).toBe('none');
    expect(getReading({ call: 'listNothing', answer: { resultcode: 1 } })).toBe('none');
  });
});
