import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = new URL('.', import.meta.url).pathname;
const read = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((file) => ({ file, text: readFileSync(root + file, 'utf8') }));

const styles = read('**/*.css');
const code = read('{components,theme}/**/*.{ts,tsx}').filter(({ file }) => !/\.(stories|test)\.tsx?$/.test(file));

const RAW_COLOUR =
  /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|hwb)\(|:\s*(?:white|black|gr[ae]y|red|green|blue)\b/i;
const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*/g;

/**
 * Chakra checks its props only with generated types in `node_modules`; style sheets are checked in tests/repository.
 */
describe('a component leaves to the theme', () => {
  it.each(code)('colours: $file', ({ text }) => {
    expect(text.replace(COMMENT, '').match(RAW_COLOUR)?.[0]).toBeUndefined();
  });
});

/** Returns all transitive imports of a file, by path from the root. */
function reachedFrom(file: string): ReadonlySet<string> {
  const reached = new Set([file]);
  for (const each of reached) {
    if (!/\.tsx?$/.test(each)) continue;
    const text = readFileSync(root + each, 'utf8');
    for (const [, path = ''] of text.matchAll(/(?:from|import)\s+'(\.[^']+)'/g)) reached.add(join(dirname(each), path));
  }
  return reached;
}

describe('a style sheet of another component', () => {
  const owners = styles.flatMap(({ file, text }) =>
    [...text.replace(COMMENT, '').matchAll(/(?<=^|[,}]\s*)\.(m-[\w-]+)/gm)].map(([, name = '']) => ({ name, file })),
  );
  const ownFolder = (file: string) => file.split('/').slice(0, 2).join('/');
  const borrowed = code
    .filter(({ file }) => file.endsWith('.tsx'))
    .flatMap(({ file, text }) =>
      [...new Set(text.match(/(?<=className=(?:"|\{[^}]*'))m-[\w-]+/g))].map((name) => ({
        file,
        name,
        sheets: owners.filter((owner) => owner.name === name).map((owner) => owner.file),
      })),
    )
    .filter(
      ({ file, sheets }) =>
        sheets.length > 0 &&
        sheets.every((sheet) => sheet.startsWith('components/') && ownFolder(sheet) !== ownFolder(file)),
    );

  it.each(borrowed)('is imported with that component: $name in $file', ({ file, sheets }) => {
    const reached = reachedFrom(file);
    expect(sheets.some((sheet) => reached.has(sheet))).toBe(true);
  });
});

describe('an effect', () => {
  const UNNAMED = /use(?:Layout|Insertion)?Effect\(\s*(?:async\s*)?(?:\(|function\s*\()/;

  it.each(read('**/*.{ts,tsx}').filter(({ text }) => /use\w*Effect\(/.test(text)))('has a name: $file', ({ text }) => {
    expect(text.match(UNNAMED)?.[0]).toBeUndefined();
  });
});

describe('the documentation of the package', () => {
  const stories = read('**/*.stories.tsx').map(({ text }) => text);
  const entry = readFileSync(`${root}index.ts`, 'utf8');
  const exported = [...entry.matchAll(/'\.\/components\/([^']+\.tsx)'/g)].map((match) => match[1] ?? '');

  it.each(exported)('shows %s in a story', (file) => {
    expect(stories.some((text) => text.includes(`/${basename(file)}'`))).toBe(true);
  });

  it.each([...new Set(exported.map((file) => file.split('/')[0]))])(
    'explains when to use %s, and when not',
    (folder) => {
      const [page] = read(`components/${folder}/*.mdx`);
      expect(page?.text).toContain('## When to use something else');
      expect(page?.text).toContain('<Canvas of=');
    },
  );

  it.each(exported)('documents every prop of %s', (file) => {
    const text = readFileSync(`${root}components/${file}`, 'utf8');
    const bare = [...text.matchAll(/export interface \w+[^{]*\{\n([\s\S]*?)\n\}/g)]
      .map((match) => (match[1] ?? '').split('\n'))
      .flatMap((lines) =>
        lines.filter((line, index) => /^ {2}[\w'-]+\??:/.test(line) && !lines[index - 1]?.endsWith('*/')),
      );
    expect(bare).toEqual([]);
  });
});
