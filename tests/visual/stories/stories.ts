import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A story as the built index names it. */
export interface Story {
  id: string;
  title: string;
  name: string;
  /** The file it is written in, from the root. */
  file: string;
}

interface Index {
  entries: Record<
    string,
    { id: string; title: string; name: string; type: string; importPath: string; tags?: string[] }
  >;
}

/** The first word of a title: the part of the showroom. */
export const areaOf = ({ title }: Pick<Story, 'title'>) => title.split('/')[0] ?? title;

/**
 * The stories of an index in the showroom's order, without its pages of documentation, and without what is tagged
 * `!test`: sheets that only show other stories together.
 */
export function storiesOf(index: Index): Story[] {
  return Object.values(index.entries)
    .filter(({ type, tags }) => type === 'story' && (tags?.includes('test') ?? true))
    .map(({ id, title, name, importPath }) => ({ id, title, name, file: importPath.replace(/^\.\//, '') }));
}

/** The stories of a built Storybook. */
export const readStories = (folder: string): Story[] =>
  storiesOf(JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')));

/** True if a story is meant by these words: each is in its id, its title, its name or its file. */
export function isMeant({ id, title, name, file }: Story, words: readonly string[]): boolean {
  const text = `${id} ${title} ${name} ${file}`.toLowerCase();
  return words.every((word) => text.includes(word.toLowerCase()));
}

/** So many of the stories, evenly spread over them, and always those that are named. */
export function sampleOf(stories: readonly Story[], count: number, always: readonly string[] = []): Story[] {
  if (count >= stories.length) return [...stories];
  const named = new Set(always);
  const others = stories.filter(({ id }) => !named.has(id));
  const room = Math.max(0, count - (stories.length - others.length));
  for (let index = 0; index < room; index += 1) {
    const story = others[Math.floor((index * others.length) / room)];
    if (story) named.add(story.id);
  }
  return stories.filter(({ id }) => named.has(id));
}
