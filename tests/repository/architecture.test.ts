import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { distinct, mermaid, reduceEdges } from '../../tools/architecture/graph.ts';
import { getModule, LAYERS, MODULES } from '../../tools/architecture/modules.ts';
import { renderPictures } from '../../tools/architecture/pictures.ts';
import { read } from '../../tools/architecture/sources.ts';
import { readArchitectureOptions } from '../../tools/options.ts';
import { fromRoot } from '../../tools/paths.ts';

const PAGE = 'docs/architecture.md';

/** Modules whose folders contain only modules. */
const isDivided = (module: string) => MODULES.some((other) => other.startsWith(`${module}/`));

const features = readdirSync(fromRoot('app/src/features')).map((name) => `features/${name}`);
const modules = [...MODULES.filter((module) => module !== 'features'), ...features.filter((name) => !isDivided(name))];

describe('docs/architecture.md', () => {
  const text = read(PAGE);

  it('shows the current imports: npm run architecture updates them', () => {
    expect(renderPictures(text)).toBe(text);
  });

  it('describes every module, under its layer', () => {
    const sections = new Map(text.split(/^#{2,3} /m).map((section) => [section.split('\n')[0], section]));
    const getLayer = (module: string) => LAYERS.find(({ modules: all }) => all.includes(module))?.name ?? 'features';
    expect(modules.filter((module) => !sections.get(getLayer(module))?.includes(`\`${module}\``))).toEqual([]);
  });
});

describe('a planned module', () => {
  /** A module without sources contains only its README. */
  const planned = modules.filter((module) => readdirSync(fromRoot('app/src', module)).join() === 'README.md');

  it('names the part of the product it will contain', () => {
    expect(planned.filter((module) => !/00[012] §/.test(read(`app/src/${module}/README.md`)))).toEqual([]);
  });

  it('names only calls of the contract', () => {
    const known = read('mocks/contract/generated/openapi.json');
    const unknown = planned.flatMap((module) => {
      const [, calls = ''] = /^Calls: (.*)$/m.exec(read(`app/src/${module}/README.md`)) ?? [];
      const names = [...calls.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
      return names.filter((name) => !known.includes(`"${name}"`)).map((name) => `${module}: ${name}`);
    });
    expect(unknown).toEqual([]);
  });
});

describe('the module of a file', () => {
  it('is its layer, or the feature that has no layers inside', () => {
    expect(getModule('app/src/rules/money.ts')).toBe('rules');
    expect(getModule('app/src/orders/lines/api/lines.ts')).toBe('orders/lines');
    expect(getModule('app/src/features/login/api/login.ts')).toBe('features/login');
    expect(getModule('app/src/features/ordering/page/flow.ts')).toBe('features/ordering/page');
    expect(getModule('app/src/App.tsx')).toBeNull();
  });
});

describe('a diagram', () => {
  it('has each arrow once, and none to its own node', () => {
    const edges = distinct([
      ['b', 'a'],
      ['a', 'a'],
      ['a', 'b'],
      ['b', 'a'],
    ]);
    expect(edges).toEqual([
      ['a', 'b'],
      ['b', 'a'],
    ]);
  });

  it('leaves out transitive arrows', () => {
    const edges = reduceEdges([
      ['a', 'b'],
      ['a', 'c'],
      ['a', 'd'],
      ['b', 'c'],
      ['c', 'd'],
    ]);
    expect(edges).toEqual([
      ['a', 'b'],
      ['b', 'c'],
      ['c', 'd'],
    ]);
  });

  it('groups nodes in their frames, and names them without the frame', () => {
    const getFrame = (node: string) => (node.includes('/') ? 'orders' : null);
    const picture = mermaid({ nodes: ['shell', 'orders/lines'], edges: [['shell', 'orders/lines']], getFrame });
    expect(picture.split('\n')).toEqual([
      'flowchart TD',
      '  shell["shell"]',
      '  subgraph in_orders["orders"]',
      '    orders_lines["lines"]',
      '  end',
      '  shell --> orders_lines',
    ]);
  });

  it('requires its placeholder on the page', () => {
    expect(() => renderPictures('nothing')).toThrow('no place for: packages');
    expect(() => renderPictures('<!-- picture: stairs -->\n<!-- end of picture -->')).toThrow(
      'no picture called stairs',
    );
  });
});

describe('npm run architecture', () => {
  it('updates the page, or checks it on demand', () => {
    expect(readArchitectureOptions([])).toEqual({ check: false });
    expect(readArchitectureOptions(['--check'])).toEqual({ check: true });
    expect(() => readArchitectureOptions(['--chek'])).toThrow('--chek');
  });
});
