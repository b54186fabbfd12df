import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIBRARIES } from '../../tools/publishing/libraries.ts';
import { type Packed, packLibraries } from '../../tools/publishing/packLibraries.ts';

const work = mkdtempSync(join(tmpdir(), 'mortar-tarballs-'));
let packed: Packed[];

beforeAll(async () => {
  packed = await packLibraries(join(work, 'once'));
}, 60_000);
afterAll(() => rmSync(work, { recursive: true }));

it('are byte-identical when they are built again', async () => {
  const again = await packLibraries(join(work, 'again'));
  for (const [place, { tarball }] of again.entries())
    expect(readFileSync(tarball).equals(readFileSync(packed[place]?.tarball ?? '')), tarball).toBe(true);
}, 60_000);

describe.each(LIBRARIES.map(({ folder }, place) => [folder, place] as const))('the package of %s', (_, place) => {
  const one = () => packed[place] as Packed;
  const bytes = () => Uint8Array.from(readFileSync(one().tarball));
  const files = () => readdirSync(one().folder, { recursive: true, encoding: 'utf8' });
  const texts = (ending: RegExp) =>
    files()
      .filter((name) => ending.test(name))
      .map((name) => ({ name, text: readFileSync(join(one().folder, name), 'utf8') }));

  it('passes publint', async () => {
    const { messages, pkg } = await publint({ pack: { tarball: bytes().buffer }, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  it('has types for every modern module resolution', async () => {
    const result = await checkPackage(createPackageFromTarballData(bytes()), { excludeEntrypoints: [/\.css$/] });
    // The packages are ES modules only: neither Node 10 resolution nor `require` finds them.
    const modern =
      result.types === false
        ? []
        : result.problems.filter(
            (problem) => !('resolutionKind' in problem) || !/^node10$|cjs$/.test(problem.resolutionKind),
          );
    expect(result.types).toEqual({ kind: 'included' });
    expect(modern).toEqual([]);
  });

  it('contains the used files, and those that people read', () => {
    expect(files()).toEqual(expect.arrayContaining(['README.md', 'CHANGELOG.md', 'LICENSE.md', 'package.json']));
    expect(
      files().filter((name) => /stories|\.test\.|\.mdx|testing|foundations|\.tsx?$/.test(name.replace(/\.d\.ts$/, ''))),
    ).toEqual([]);
  });

  it('imports only packages that it declares', () => {
    const { name, dependencies, peerDependencies = {} } = one().manifest;
    const named = [name, ...Object.keys({ ...dependencies, ...peerDependencies })];
    const modules = texts(/\.(js|css)$/).filter(({ name: file }) => !file.includes('pdf.worker'));
    const imported = modules.flatMap(({ text }) =>
      [...text.matchAll(/(?:\bfrom |^import |^@import |\bimport\()["']([^.'"][^'"]*)["']/gm)].map(
        ([, each = '']) => each,
      ),
    );
    expect(imported.length).toBeGreaterThan(0);
    expect(
      imported.filter((module) => !named.some((each) => module === each || module.startsWith(`${each}/`))),
    ).toEqual([]);
  });

  it('links to no page that it does not contain', () => {
    expect(
      texts(/\.md$/)
        .filter(({ text }) => /\]\((?![a-z]+:|#)/.test(text))
        .map(({ name }) => name),
    ).toEqual([]);
  });
});
