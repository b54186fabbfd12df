import { describe, expect, it } from 'vitest';
import { filesBelow, getImports, type Import } from '../../tools/architecture/sources.ts';

const SRC = 'mocks/backend/src';
/** Files that attach calls to a transport: the backend, and the adapter that needs their paths. */
const MOUNTS = [`${SRC}/backend.ts`, `${SRC}/msw/index.ts`];
const HANDLERS = `${SRC}/calls/handlers.ts`;

const imports = filesBelow(SRC, '.ts').flatMap(getImports);
const below = (folder: string) => (path: string) => path.startsWith(`${SRC}/${folder}/`);
const isCall = below('calls');
const described = ({ file, target }: Import) => `${file} imports ${target}`;

describe('the reference backend', () => {
  it('imports no calls from other modules: shared code is a rule', () => {
    const wrong = imports.filter(
      ({ file, target }) => isCall(target) && !isCall(file) && !(target === HANDLERS && MOUNTS.includes(file)),
    );
    expect(wrong.map(described)).toEqual([]);
  });

  it('has rules that do not depend on requests and answers', () => {
    const isRule = below('rules');
    const above = ['calls', 'http', 'hub', 'simulator', 'node', 'msw', 'seed'].map(below);
    const wrong = imports.filter(({ file, target }) => isRule(file) && above.some((isAbove) => isAbove(target)));
    expect(wrong.map(described)).toEqual([]);
  });
});
