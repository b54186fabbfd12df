import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow, read } from '../../tools/architecture/sources.ts';
import { avoidedIn } from './avoidedWords.ts';

const files = filesBelow('.storybook/patterns', '.mdx');
const getTitle = (page: string) => /<Meta title="Patterns\/([^"]+)" \/>/.exec(page)?.[1];
/** Returns the address that Storybook gives a documentation page. */
const getDocsAddress = (title = '') => `?path=/docs/patterns-${title.toLowerCase().replaceAll(' ', '-')}--docs`;
const places = files.map((file) => getDocsAddress(getTitle(read(file))));

const PARTS = ['The rule', 'Do', "Don't", 'Accessibility', 'Followed by'];

describe.each(files)('the pattern in %s', (file) => {
  const page = read(file);

  it('has a title, and the required sections', () => {
    expect(getTitle(page)).toBeDefined();
    const headings = [...page.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    expect(headings.filter((heading) => PARTS.includes(heading ?? ''))).toEqual(PARTS);
  });

  it('links to existing pages', () => {
    const links = [...page.matchAll(/\]\(([^)]+)\)/g)].map(([, link]) => link);
    expect(links.filter((link) => !places.includes(link ?? ''))).toEqual([]);
  });

  it('shows existing stories', () => {
    const imports = new Map(
      [...page.matchAll(/import \* as (\w+) from '(.+)';/g)].map(([, name, from]) => [name, from]),
    );
    const shown = [...page.matchAll(/<Canvas of=\{(\w+)\.(\w+)\} \/>/g)];
    expect(shown.length).toBe(page.split('<Canvas').length - 1);
    const missing = shown.filter(
      ([, name, story]) => !read(join(dirname(file), imports.get(name) ?? '')).includes(`export const ${story} =`),
    );
    expect(missing.map(([canvas]) => canvas)).toEqual([]);
  });

  it('uses plain words', () => expect(avoidedIn(page)).toEqual([]));
});
