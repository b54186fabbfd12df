import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { distinct, mermaid, reduced } from '../../tools/architecture/graph.ts';
import { drawn } from '../../tools/architecture/pictures.ts';
import { ROOMS, roomOf } from '../../tools/architecture/rooms.ts';
import { read } from '../../tools/architecture/sources.ts';
import { readArchitectureOptions } from '../../tools/options.ts';
import { fromRoot } from '../../tools/paths.ts';

const PAGE = 'docs/architecture.md';

/** Rooms whose folders hold nothing but rooms. */
const isDivided = (room: string) => ROOMS.some((other) => other.startsWith(`${room}/`));

const features = readdirSync(fromRoot('app/src/features')).map((name) => `features/${name}`);
const rooms = [...ROOMS.filter((room) => room !== 'features'), ...features.filter((name) => !isDivided(name))];

describe('docs/architecture.md', () => {
  const text = read(PAGE);

  it('shows the imports as they are: npm run architecture draws them', () => {
    expect(drawn(text)).toBe(text);
  });

  it('says of every room of the application what belongs there', () => {
    expect(rooms.filter((room) => !text.includes(`\`${room}\``))).toEqual([]);
  });
});

describe('a room that is planned', () => {
  /** A room without a source holds its README alone. */
  const planned = rooms.filter((room) => readdirSync(fromRoot('app/src', room)).join() === 'README.md');

  it('says which part of the product it will hold', () => {
    expect(planned.filter((room) => !/00[012] §/.test(read(`app/src/${room}/README.md`)))).toEqual([]);
  });

  it('names only calls of the contract', () => {
    const known = read('mocks/contract/generated/openapi.json');
    const unknown = planned.flatMap((room) => {
      const [, calls = ''] = /^Calls: (.*)$/m.exec(read(`app/src/${room}/README.md`)) ?? [];
      const names = [...calls.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
      return names.filter((name) => !known.includes(`"${name}"`)).map((name) => `${room}: ${name}`);
    });
    expect(unknown).toEqual([]);
  });
});

describe('the room of a file', () => {
  it('is its floor, or the feature that has no floors inside', () => {
    expect(roomOf('app/src/rules/money.ts')).toBe('rules');
    expect(roomOf('app/src/orders/lines/api/lines.ts')).toBe('orders/lines');
    expect(roomOf('app/src/features/login/api/login.ts')).toBe('features/login');
    expect(roomOf('app/src/features/ordering/page/flow.ts')).toBe('features/ordering/page');
    expect(roomOf('app/src/App.tsx')).toBeNull();
  });
});

describe('a picture', () => {
  it('has each arrow once, and none that leads back to its own node', () => {
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

  it('leaves out what other arrows say', () => {
    const edges = reduced([
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

  it('puts nodes into their frames, and names them without the frame', () => {
    const frameOf = (node: string) => (node.includes('/') ? 'orders' : null);
    const picture = mermaid({ nodes: ['shell', 'orders/lines'], edges: [['shell', 'orders/lines']], frameOf });
    expect(picture.split('\n')).toEqual([
      'flowchart TD',
      '  shell["shell"]',
      '  subgraph in_orders["orders"]',
      '    orders_lines["lines"]',
      '  end',
      '  shell --> orders_lines',
    ]);
  });

  it('needs its place on the page', () => {
    expect(() => drawn('nothing')).toThrow('no place for: packages, floors');
    expect(() => drawn('<!-- picture: stairs -->\n<!-- end of picture -->')).toThrow('no picture called stairs');
  });
});

describe('npm run architecture', () => {
  it('draws, or checks on demand', () => {
    expect(readArchitectureOptions([])).toEqual({ check: false });
    expect(readArchitectureOptions(['--check'])).toEqual({ check: true });
    expect(() => readArchitectureOptions(['--chek'])).toThrow('--chek');
  });
});
