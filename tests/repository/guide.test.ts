import { describe, expect, it } from 'vitest';
import { getGuide, guides, TOPICS } from '../../.storybook/guide/guide.ts';
import { manifest } from '../../.storybook/manifest/coverage.ts';
import pending from '../../.storybook/manifest/pending.json' with { type: 'json' };
import { filesBelow } from '../../tools/architecture/sources.ts';
import { avoidedIn } from './avoidedWords.ts';

const waits = (id: string) => (pending as Record<string, unknown>)[id] === 'all';

describe('the design guide', () => {
  it('has one entry for every existing popup, popover and panel, and no others', () => {
    const due = manifest.filter(({ id, kind }) => kind !== 'screen' && !waits(id)).map(({ id }) => id);
    expect(guides.map(({ id }) => id).toSorted()).toEqual(due.toSorted());
    expect(due.filter((id) => getGuide(id)?.id !== id)).toEqual([]);
  });

  it('has a file for every journey, with the same name', () => {
    const files = TOPICS.map((journey) => `.storybook/guide/${journey.toLowerCase().replaceAll(' ', '-')}.json`);
    expect(filesBelow('.storybook/guide', '.json').toSorted()).toEqual(files.toSorted());
  });
});

describe.each(guides)('the guide of $id', (guide) => {
  const { purpose, opens, do: does, dont, keys, accessibility } = guide;

  it('states its purpose, its entry points, and its dos and don’ts', () => {
    expect([does.length, dont.length].filter((count) => count < 2 || count > 4)).toEqual([]);
    expect([purpose.length, opens.length, accessibility.length]).not.toContain(0);
    expect(new Set(keys.map((key) => key.keys)).size).toBe(keys.length);
  });

  it('ends sentences with a full stop, and nothing else', () => {
    const sentences = [purpose, ...does, ...dont, ...accessibility];
    expect(sentences.filter((text) => !/^[A-Z].*\.$/.test(text))).toEqual([]);
    expect([...opens, ...keys.map((key) => key.does)].filter((text) => text.endsWith('.'))).toEqual([]);
    expect(opens.filter((text) => !text.includes(': '))).toEqual([]);
    expect(dont.filter((text) => !text.startsWith('Do not '))).toEqual([]);
  });

  it('uses plain words', () => {
    const texts = [purpose, ...opens, ...does, ...dont, ...keys.map((key) => key.does), ...accessibility];
    expect(texts.filter((text) => avoidedIn(text).length > 0)).toEqual([]);
  });
});
