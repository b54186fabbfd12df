import { expect, it } from 'vitest';
import { getCopies, publishedModule, publishedTypes } from './modules.ts';

const WORKER = "new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href";

it('lets every bundler determine the build mode', () => {
  expect(publishedModule('if (!import.meta.env.DEV) go();')).toBe(
    "if (!(process.env.NODE_ENV !== 'production')) go();",
  );
});

it('puts a file of another package next to the module, with an extension that servers know', () => {
  expect(publishedModule(`load(${WORKER});`)).toBe("load(new URL('./pdf.worker.min.js', import.meta.url).href);");
  expect(getCopies(WORKER)).toEqual([
    { to: './pdf.worker.min.js', from: { package: 'pdfjs-dist/build/pdf.worker.min.mjs' } },
  ]);
});

it('copies the style sheets and pictures that a module imports, and no modules', () => {
  const code = [
    "import './Button.css';",
    "import '@mortar/themes/fonts.css';",
    "import './other.js';",
    "const mark = new URL('./mark.svg', import.meta.url).href;",
    'const { hostname } = new URL(address);',
  ].join('\n');
  expect(publishedModule(code)).toBe(code);
  expect(getCopies(code)).toEqual([
    { to: './Button.css', from: { source: './Button.css' } },
    { to: './mark.svg', from: { source: './mark.svg' } },
  ]);
});

it.each([
  ['import.meta.env', 'start(import.meta.env.MODE);'],
  ['import.meta.glob', "import.meta.glob('./*.ts');"],
  ['?url', "import worker from './worker.js?url';"],
])('rejects %s, which only Vite understands', (syntax, code) => {
  expect(() => publishedModule(code)).toThrow(`${syntax} means something to Vite alone.`);
});

it('uses the module names of the package in types, and no style sheets', () => {
  const types = [
    "import './Button.css';",
    "import { Field } from '../Field/Field.tsx';",
    "export type { Mode } from './contract.ts';",
    'declare const part: import("./part.ts").Part;',
    "import { theme } from '@mortar/themes';",
    '',
  ].join('\n');
  expect(publishedTypes(types)).toBe(
    [
      "import { Field } from '../Field/Field.js';",
      "export type { Mode } from './contract.js';",
      'declare const part: import("./part.js").Part;',
      "import { theme } from '@mortar/themes';",
      '',
    ].join('\n'),
  );
});
