import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A story as the built index names it. */
export interface Story {
  id: string;
  title: string;
  name: string;
  /** The file it is written in, from the root. */
  file: string;
  tags?: string[];
  /** What its file exports it as. */
  exportName?: string;
}

interface Index {
  entries: Record<
    string,
    { id: string; title: string; name: string; type: string; importPath: string; tags?: string[]; exportName?: string }
  >;
}

/** The first word of a title: the part of Storybook. */
export const getArea = ({ title }: Pick<Story, 'title'>) => title.split('/')[0] ?? title;

/**
 * The stories of an index in Storybook's order, without its pages of documentation, and without what is tagged
 * `!test`: sheets that only show other stories together.
 */
export function getStories(index: Index): Story[] {
  return Object.values(index.entries)
    .filter(({ type, tags }) => type === 'story' && (tags?.includes('test') ?? true))
    .map(({ id, title, name, importPath, tags, exportName }) => ({
      id,
      title,
      name,
      file: importPath.replace(/^\.\//, ''),
      ...(tags && { tags }),
      ...(exportName && { exportName }),
    }));
}

/** The stories of a built Storybook. */
export const readStories = (folder: string): Story[] =>
  getStories(JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')));

/**
 * True if a story is meant: all words of one of these texts are in its id, its title, its name or its file. Without any text, all are.
 */
export function isMeant({ id, title, name, file }: Story, texts: readonly string[]): boolean {
  const text = `${id} ${title} ${name} ${file}`.toLowerCase();
  const holds = (words: string) =>
    words
      .toLowerCase()
      .split(/\s+/)
      .every((word) => text.includes(word));
  return texts.length === 0 || texts.some(holds);
}

/** So many of the stories, evenly spread over them. */
export function getSample(stories: readonly Story[], count: number): Story[] {
  if (count >= stories.length) return [...stories];
  return Array.from({ length: count }, (_, index) => stories[Math.floor((index * stories.length) / count)]).filter(
    (story) => story !== undefined,
  );
}

/** One of several parts of the stories, each spread over all of them. */
export const getPart = (stories: readonly Story[], { at, of }: { at: number; of: number }): Story[] =>
  stories.filter((_, index) => index % of === at - 1);
