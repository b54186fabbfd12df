import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesBelow, read } from '../../tools/architecture/sources.ts';
import { fromRoot } from '../../tools/paths.ts';

const FOLDER = 'docs/decisions';
const PAGES = readdirSync(fromRoot(FOLDER)).filter((name) => /^\d{4}-/.test(name));
const DEPENDENCIES = `${FOLDER}/0007-dependencies.md`;

/**
 * Returns the line under a page's title: `_holds_`, `_holds; what … is replaced by [0020](…)_`, `_replaced by
 * [0020](…)_`.
 */
const getStatus = (page: string) => read(`${FOLDER}/${page}`).split('\n')[2] ?? '';

describe('a decision', () => {
  it('states under its title whether it is accepted', () => {
    const status = /^_(Accepted|(Accepted; .+ is s|S)uperseded by \[\d{4}\]\(\S+\))\._$/;
    expect(PAGES.filter((page) => !status.test(getStatus(page)))).toEqual([]);
  });

  it('is superseded by a later one that exists', () => {
    const replacements = PAGES.flatMap((page) => {
      const [, number, target = ''] = /\[(\d{4})\]\((\S+)\)\._$/.exec(getStatus(page)) ?? [];
      return number ? [{ page, number, target }] : [];
    });
    const wrong = replacements.filter(
      ({ page, number, target }) => !PAGES.includes(target) || !target.startsWith(`${number}-`) || target <= page,
    );
    expect(wrong).toEqual([]);
  });

  it('is in the list of decisions, once, in order', () => {
    const listed = [...read(`${FOLDER}/README.md`).matchAll(/^\| \[\d{4}\]\(([^)]+)\) /gm)].map(([, page]) => page);
    expect(listed).toEqual(PAGES.toSorted());
  });
});

describe('dependencies', () => {
  const packages = filesBelow('.', 'package.json').map((file) => JSON.parse(read(file)));
  const kinds = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'] as const;
  const used = new Set(
    packages
      .flatMap((each) => kinds.flatMap((kind) => Object.keys(each[kind] ?? {})))
      .filter((name) => !name.startsWith('@mortar/')),
  );
  /** Names in the first column of the tables. */
  const named = [...read(DEPENDENCIES).matchAll(/^\| (.*?) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => name),
  );

  it('are listed, with the reason for each', () => {
    expect([...used].filter((name) => !named.includes(name))).toEqual([]);
  });

  it('that are listed exist', () => {
    expect(named.filter((name) => !used.has(name))).toEqual([]);
  });
});
