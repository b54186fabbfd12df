import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IndexEntry } from '../../.storybook/manifest/coverage.ts';
import { storybookDist } from '../../tools/paths.ts';

const { entries } = JSON.parse(readFileSync(join(storybookDist, 'index.json'), 'utf8')) as {
  entries: Record<string, IndexEntry>;
};

/** All entries of the built Storybook's index. */
export const storybookEntries: readonly IndexEntry[] = Object.values(entries);
