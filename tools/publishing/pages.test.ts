import { expect, it } from 'vitest';
import { publishedPage, requireVersion } from './pages.ts';

it('replaces links into the repository by text, and keeps code and other links', () => {
  const page = [
    'See [deploying](deploying.md#hosts) and [the field](https://design.example), [below](#costs).',
    '```ts src/a.ts',
    'const [one] = list[two](three);',
    '```',
    'And [why](decisions/0029-packages.md).',
  ].join('\n');
  expect(publishedPage(page)).toBe(
    [
      'See deploying and [the field](https://design.example), [below](#costs).',
      '```ts src/a.ts',
      'const [one] = list[two](three);',
      '```',
      'And why.',
    ].join('\n'),
  );
});

it('rejects a version without an entry in its change log', () => {
  const log = '# Changelog\n\n## 0.2.0 - 2026-12-01\n\n## 0.1.0\n';
  expect(() => requireVersion(log, '@mortar/parts', '0.2.0')).not.toThrow();
  expect(() => requireVersion(log, '@mortar/parts', '0.3.0')).toThrow('@mortar/parts says nothing of 0.3.0');
});
