import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { BrandName } from '@mortar/themes';
import { create } from 'tar';
import { SHIPPED_FILES } from '../../app/shippedFiles.ts';
import { buildApp } from '../builds.ts';
import { appDist, root } from '../paths.ts';
import { caddyfile } from './caddy.ts';
import { precompress } from './compress.ts';
import { containerfile } from './container.ts';
import { type Deployment, getDeployment, readDeployed } from './deployment.ts';
import { getFiles } from './getFiles.ts';
import { guide } from './guide.ts';
import { billOfMaterials, getPackages, type Shipped } from './inventory.ts';
import { nginxHeaders, nginxSite } from './nginx.ts';
import type { PackageOptions } from './options.ts';
import { releasePage } from './releasePage.ts';
import { useScript } from './useScript.ts';

/** A built deployment. */
export interface Package {
  name: string;
  folder: string;
  tarball: string;
  deployment: Deployment;
}

interface Source {
  /** Source suffix of the deployment's name; '' without a repository. */
  id: string;
  /** Commit date; every file in the tarball has it. */
  date: Date;
}

/** Returns the checked-out commit and whether files changed since. */
function getSource(): Source {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    const changed = git('status', '--porcelain') === '' ? '' : '-changed';
    return {
      id: `-${git('rev-parse', '--short=8', 'HEAD')}${changed}`,
      date: new Date(git('log', '-1', '--format=%cI')),
    };
  } catch {
    return { id: '', date: new Date(0) };
  }
}

/**
 * Builds the application and copies it without the metadata for our own tools.
 * @returns the packages included in it
 */
async function buildInto(site: string): Promise<Shipped[]> {
  await buildApp();
  cpSync(appDist, site, { recursive: true, filter: (path) => !basename(path).startsWith('.') });
  const files: string[] = JSON.parse(readFileSync(join(appDist, SHIPPED_FILES), 'utf8'));
  return getPackages(files.map((file) => join(root, file)));
}

/** Returns the address of a brand's icon in the build. */
function getFavicon(brand: BrandName): string {
  const manifest: Record<string, { file: string }> = JSON.parse(
    readFileSync(join(appDist, '.vite', 'manifest.json'), 'utf8'),
  );
  const [, icon] = Object.entries(manifest).find(([source]) => source.endsWith(`/brands/${brand}/favicon.svg`)) ?? [];
  if (!icon) throw new Error(`The build has no icon of ${brand}.`);
  return `/${icon.file}`;
}

const getHash = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');

/**
 * Builds the folder and the tarball of a deployment. The same commit and options give the same bytes.
 * @throws with readable messages if its `config.json` is invalid
 */
export async function makePackage(options: PackageOptions): Promise<Package> {
  const config = readDeployed(options);
  const deployment = getDeployment(config, options);
  const { id, date } = getSource();
  const name = `mortar-${config.brand}-${config.version}${id}`;
  const folder = join(options.out, name);
  rmSync(folder, { recursive: true, force: true });
  const release = join(folder, 'releases', name);
  const site = join(release, 'site');
  const shipped = await buildInto(site);
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(release, path)), { recursive: true });
    writeFileSync(join(release, path), text);
  };
  const { version, ...configurable } = config;
  rmSync(join(site, 'config.json'));
  write('config.default.json', `${JSON.stringify(configurable, null, 2)}\n`);
  const page = { brand: config.brand, version, favicon: getFavicon(config.brand) };
  write('site/index.html', releasePage(readFileSync(join(site, 'index.html'), 'utf8'), page));
  await precompress(site);
  // Files with a hash in their name are shared by all releases, so that open pages find theirs after an upgrade.
  renameSync(join(site, 'assets'), join(folder, 'assets'));
  write('nginx/mortar.conf', nginxSite(deployment));
  write('nginx/headers.conf', nginxHeaders(deployment));
  write('caddy/Caddyfile', caddyfile(deployment));
  write('Containerfile', containerfile(deployment, name));
  write('bom.cdx.json', billOfMaterials(shipped, version));
  write('README.html', guide(deployment, name));
  const files = getFiles(folder);
  write('SHA256SUMS', files.map((file) => `${getHash(join(folder, file))}  ${file}\n`).join(''));
  // Not in the list, because the next release replaces it.
  writeFileSync(join(folder, 'use'), useScript(deployment));
  chmodSync(join(folder, 'use'), 0o755);
  const tarball = `${folder}.tar.gz`;
  const inside = getFiles(folder).map((file) => `${name}/${file}`);
  await create({ file: tarball, cwd: options.out, gzip: { level: 9 }, portable: true, mtime: date }, inside);
  return { name, folder, tarball, deployment };
}
