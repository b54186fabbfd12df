import { readFileSync } from 'node:fs';
import { loadCsf } from 'storybook/internal/csf-tools';
import type { Indexer } from 'storybook/internal/types';
import type { Plugin } from 'vite';
import type { Answer } from '../app/src/stories/failing.ts';

/** Files whose default export is the result of `failing`. */
const FILE = /\.failure\.tsx$/;

/** Stories of each failing call, by export name. Code 0 is shown where it differs from code 2. */
const STORIES = {
  Code0: 'code 0',
  Code2: 'code 2',
  Code4: 'code 4',
  Code5: 'code 5',
  ConnectionDropped: 'connection dropped',
} as const satisfies Record<string, Answer>;

/** These repeat other states (session end, code 2 with another number), so only some runs include them. */
const THOROUGH: readonly Answer[] = ['code 4', 'code 5'];

/**
 * Writes the stories of a failing call into its module, because Storybook's index reads them from text.
 * @throws if the file has no title or no default export of `failing`
 */
export function withStories(source: string): string {
  const [, title] = /^ {2}title: (['"].+['"]),$/m.exec(source) ?? [];
  const withName = source.replace(/^export default failing\(/m, 'const ofCall = failing(');
  if (title === undefined || withName === source)
    throw new Error('A failure has a title and exports what failing() made.');
  const shown = Object.entries(STORIES).filter(([, answer]) => answer !== 'code 0' || source.includes(`'${answer}'`));
  const stories = shown.map(([name, answer]) => {
    const tags = THOROUGH.includes(answer) ? ", tags: ['thorough']" : '';
    return `export const ${name} = meta.story({ ...ofCall.story('${answer}')${tags} });`;
  });
  const meta = `const meta = preview.meta({ title: ${title}, tags: ['!autodocs', 'app', 'failure'], ...ofCall.meta });`;
  return [`import preview from '@mortar/storybook/preview';`, withName, meta, ...stories, ''].join('\n');
}

/** Indexes the stories of `.failure.tsx` files. */
export const failureIndexer: Indexer = {
  test: FILE,
  async createIndex(fileName, { makeTitle }) {
    const csf = loadCsf(withStories(readFileSync(fileName, 'utf8')), { fileName, makeTitle });
    return csf.parse().indexInputs;
  },
};

/** Builds `.failure.tsx` files with their stories. */
export function failureStoriesPlugin(): Plugin {
  return {
    name: 'failure-stories',
    enforce: 'pre',
    transform: { filter: { id: FILE }, handler: (code) => ({ code: withStories(code), map: null }) },
  };
}
