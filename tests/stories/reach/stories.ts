import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A story in the built index. */
export interface Story {
  id: string;
  title: string;
  name: string;
  /** Its source file, from the root. */
  file: string;
  tags?: string[];
  exportName?: string;
}

interface Index {
  entries: Record<
    string,
    { id: string; title: string; name: string; type: string; importPath: string; tags?: string[]; exportName?: string }
  >;
}

/** Returns the area: the first part of a title. */
export const getArea = ({ title }: Pick<Story, 'title'>) => title.split('/')[0] ?? title;

/**
 * Returns the stories of an index in Storybook's order, without documentation pages and contact sheets, which are
 * tagged `!test`.
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

/** Returns the stories of a built Storybook. */
export const readStories = (folder: string): Story[] =>
  getStories(JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')));

/** Returns whether all words of one of the texts are in a story's id, title, name or file. True without texts. */
export function isIntended({ id, title, name, file }: Story, texts: readonly string[]): boolean {
  const text = `${id} ${title} ${name} ${file}`.toLowerCase();
  const includesAll = (words: string) =>
    words
      .toLowerCase()
      .split(/\s+/)
      .every((word) => text.includes(word));
  return texts.length === 0 || texts.some(includesAll);
}

/** Returns an evenly spread sample of the stories. */
export function getSample(stories: readonly Story[], count: number): Story[] {
  if (count >= stories.length) return [...stories];
  return Array.from({ length: count }, (_, index) => stories[Math.floor((index * stories.length) / count)]).filter(
    (story) => story !== undefined,
  );
}

/** Returns one of several parts, each spread over all stories. */
export const getPart = (stories: readonly Story[], { at, of }: { at: number; of: number }): Story[] =>
  stories.filter((_, index) => index % of === at - 1);
