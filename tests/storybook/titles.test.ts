import { readFileSync } from 'node:fs';
import { getStorySortParameter } from 'storybook/internal/csf-tools';
import { describe, expect, it } from 'vitest';
import { fromRoot } from '../../tools/paths.ts';
import { storybookEntries } from './entries.ts';

type Order = readonly (string | Order)[];

/** Returns the declared levels of the sidebar with their allowed children; null if there are none. */
function getLevels(order: Order): Map<string, readonly string[] | null> {
  const names = order.flatMap((name, index) => {
    const below = order[index + 1];
    if (typeof name !== 'string') return [];
    return [[name, Array.isArray(below) ? below.filter((item) => typeof item === 'string') : null] as const];
  });
  return new Map(names);
}

const { order } = getStorySortParameter(readFileSync(fromRoot('.storybook', 'preview.tsx'), 'utf8')) as {
  order: Order;
};
const levels = getLevels(order);
const titles = [...new Set(storybookEntries.map(({ title }) => title))];

/** Minimum number of levels of a title; where it is 3, the second is a group. */
const DEPTH: Record<string, number> = { Components: 3, Popups: 3, Failures: 3, Foundations: 2, Screens: 2 };

describe('the sidebar', () => {
  it('has every title below a declared first and second level', () => {
    const lost = titles.filter((title) => {
      const [first = '', second] = title.split('/');
      const known = levels.get(first);
      return known === undefined || (known === null ? second !== undefined : !known.includes(second ?? ''));
    });
    expect(lost).toEqual([]);
  });

  it('has every component, popup and failure in a group', () => {
    const short = titles.filter((title) => {
      const parts = title.split('/');
      return parts.length < (DEPTH[parts[0] ?? ''] ?? 1);
    });
    expect(short).toEqual([]);
  });

  it('declares no empty level', () => {
    const declared = [...levels].flatMap(([first, below]) => (below ?? []).map((second) => `${first}/${second}`));
    const idle = declared.filter((level) => !titles.some((title) => `${title}/`.startsWith(`${level}/`)));
    expect(idle).toEqual([]);
  });
});
