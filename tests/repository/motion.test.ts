import { describe, expect, it } from 'vitest';
import { filesBelow, getImports, isTest, read } from '../../tools/architecture/sources.ts';

const MOTION_FOLDER = 'design-system/src/motion';
/** Files loaded after a page when something may move; the others are bundled with the first two. */
const FETCHED = [`${MOTION_FOLDER}/motor.ts`, `${MOTION_FOLDER}/dragging.ts`];
const DEFERRED = [
  ...FETCHED,
  `${MOTION_FOLDER}/play.ts`,
  `${MOTION_FOLDER}/rowsLeave.ts`,
  `${MOTION_FOLDER}/tempo.ts`,
  `${MOTION_FOLDER}/transitions.ts`,
];

const sources = ['app', 'design-system', 'themes', 'mocks', '.storybook'].flatMap((folder) =>
  filesBelow(folder, '.ts', '.tsx', '.mdx'),
);
const imports = sources.flatMap(getImports);

describe('framer-motion', () => {
  it('is imported only by code that is loaded on demand', () => {
    const importing = imports.filter(({ target }) => /^(framer-motion|motion|motion-dom)(\/|$)/.test(target));
    expect(importing.length).toBeGreaterThan(0);
    expect(importing.filter(({ file }) => !DEFERRED.includes(file))).toEqual([]);
  });

  it('is never bundled with its users: they load it on demand, and import only types', () => {
    const naming = imports.filter(
      ({ file, target }) => DEFERRED.includes(target) && !DEFERRED.includes(file) && !isTest(file),
    );
    expect(naming.filter(({ target }) => !FETCHED.includes(target))).toEqual([]);
    const together = naming.filter(({ file }) => /(?:from|import) '[^']*\/(?:motor|dragging)\.ts'/.test(read(file)));
    expect(together).toEqual([]);
  });
});

describe('the motion module', () => {
  const module = imports.filter(
    ({ file }) => file.startsWith(`${MOTION_FOLDER}/`) && !/\.(stories|test)\.tsx?$/.test(file),
  );

  it('is below the components: it imports none of them', () => {
    expect(module.filter(({ target }) => target.startsWith('design-system/src/components/'))).toEqual([]);
  });

  it('contains no durations: durations and distances come from the theme', () => {
    const files = new Set(module.map(({ file }) => file));
    const written = [...files].filter((file) => /\b(?:duration|delay|ease):\s*\[?[\d'"]/.test(read(file)));
    expect(written).toEqual([]);
  });
});
