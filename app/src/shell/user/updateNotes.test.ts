import manifestJson from '@mortar/storybook/manifest.json' with { type: 'json' };
import pendingJson from '@mortar/storybook/pending.json' with { type: 'json' };
import { expect, it } from 'vitest';
import { defaultConfig } from '#config/config.ts';
import { updateNotes } from './updateNotes.ts';

const manifest = manifestJson as { id: string }[];
const pending = pendingJson as Record<string, 'all' | string[]>;

it('describes only components in Storybook, and nothing that is pending', () => {
  const built = manifest.map(({ id }) => id).filter((id) => pending[id] !== 'all');
  for (const { version, about } of updateNotes) {
    expect(about.length, version).toBeGreaterThan(0);
    for (const id of about) expect(built, version).toContain(id);
  }
});

/** Words by which a note mentions an entry. */
const WORDS: Record<string, RegExp> = {
  'advanced-regrets': /regret/i,
  'preferred-products': /preferred (?:product|alternative)/i,
  'last-ordered-warning': /last[- ]ordered|14 days/i,
  'preferred-supplier-locks': /\block/i,
  baskets: /basket/i,
  settings: /settings/i,
};

it('names nothing that is pending, in any text', () => {
  const text = JSON.stringify(updateNotes);
  const absent = Object.entries(WORDS).filter(([id]) => pending[id] === 'all');
  expect(absent.filter(([, word]) => word.test(text)).map(([id]) => id)).toEqual([]);
});

it('covers the running version back to 1.9.2, newest first', () => {
  const versions = updateNotes.map(({ version }) => version);
  expect([versions[0], versions.at(-1)]).toEqual([defaultConfig.version, '1.9.2']);
  const inOrder = versions.toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  expect(versions).toEqual(inOrder);
});
