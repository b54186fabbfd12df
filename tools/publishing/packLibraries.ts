import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { create } from 'tar';
import { getFiles } from '../packaging/getFiles.ts';
import { fromRoot } from '../paths.ts';
import { compile } from './compile.ts';
import { LIBRARIES, type Library } from './libraries.ts';
import { getEntries, getPlace, type PublishedManifest, publishedManifest, type SourceManifest } from './manifest.ts';
import { publishedPage, requireVersion } from './pages.ts';

export interface Packed {
  manifest: PublishedManifest;
  /** Folder with its content. */
  folder: string;
  /** File name of its tarball: `mortar-themes-0.1.0.tgz`. */
  tarball: string;
}

/** The fixed date that npm gives to tarball entries, for reproducible bytes. */
const DATE = new Date('1985-10-26T08:15:00.000Z');

const getManifest = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Copies exported files that no module imports: style sheets, images, tokens. */
function copyEntryFiles({ exports }: SourceManifest, source: string, out: string): void {
  const files = Object.values(exports).filter((file) => !/\.tsx?$/.test(file));
  for (const file of files.flatMap((pattern) => globSync(pattern, { cwd: source })))
    cpSync(join(source, file), join(out, getPlace(`./${file}`)));
}

/** Type files of the packages already packed, by export name. */
const getTypes = (packed: readonly Packed[]): Record<string, string> =>
  Object.fromEntries(
    packed.flatMap(({ manifest, folder }) =>
      Object.entries(manifest.exports).flatMap(([entryPoint, to]) =>
        typeof to === 'string' ? [] : [[join(manifest.name, entryPoint), join(folder, to.types)]],
      ),
    ),
  );

async function packLibrary(library: Library, out: string, before: readonly Packed[]): Promise<Packed> {
  const source = fromRoot(library.folder);
  const folder = join(out, library.folder);
  const own: SourceManifest = getManifest(source);
  const manifest = publishedManifest(own, library, (name) => getManifest(join(source, 'node_modules', name)).version);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const sources = join(source, 'src');
  await compile({
    source: sources,
    out: join(folder, 'dist'),
    types: getTypes(before),
    entries: getEntries(own).map((entry) => relative(sources, join(source, entry))),
  });
  copyEntryFiles(own, source, folder);
  const changeLog = readFileSync(join(source, 'CHANGELOG.md'), 'utf8');
  requireVersion(changeLog, own.name, own.version);
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  write('package.json', `${JSON.stringify(manifest, null, 2)}\n`);
  write('CHANGELOG.md', publishedPage(changeLog));
  write('README.md', publishedPage(readFileSync(fromRoot(library.readme), 'utf8')));
  write('LICENSE.md', publishedPage(readFileSync(fromRoot('LICENSE.md'), 'utf8')));
  const tarball = join(out, `${own.name.replace('@', '').replace('/', '-')}-${own.version}.tgz`);
  const options = { file: tarball, cwd: folder, prefix: 'package', gzip: { level: 9 }, portable: true, mtime: DATE };
  await create(options, getFiles(folder));
  return { manifest, folder, tarball };
}

/**
 * Builds the published packages, each as a folder and a tarball. The same sources give the same bytes.
 * @param out the output folder
 * @throws if a package does not compile or its change log lacks its version
 */
export async function packLibraries(out: string): Promise<Packed[]> {
  const packed: Packed[] = [];
  for (const library of LIBRARIES) packed.push(await packLibrary(library, out, packed));
  return packed;
}
