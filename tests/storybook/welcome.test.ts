import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fromRoot } from '../../tools/paths.ts';
import { storybookEntries } from './entries.ts';

it('links from the first page to existing pages', () => {
  const page = readFileSync(fromRoot('.storybook', 'pages', 'Welcome.mdx'), 'utf8');
  const links = [...page.matchAll(/path=\/(story|docs)\/([\w-]+)/g)].map(([, type, id]) => ({ type, id }));
  const exists = ({ type, id }: (typeof links)[number]) =>
    storybookEntries.some((entry) => entry.id === id && entry.type === type);
  expect(links).toHaveLength(9);
  expect(links.filter((link) => !exists(link))).toEqual([]);
  expect(storybookEntries[0]?.title).toBe('Welcome');
});
