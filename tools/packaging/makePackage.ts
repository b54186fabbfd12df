import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
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
  const shipped = await buildInto(join(folder, 'site'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  await precompress(join(folder, 'site'));
  write('site/config.json', `${JSON.stringify(config, null, 2)}\n`);
  write('nginx/mortar.conf', nginxSite(deployment));
  write('nginx/headers.conf', nginxHeaders(deployment));
  write('caddy/Caddyfile', caddyfile(deployment));
  write('Containerfile', containerfile(deployment));
  write('bom.cdx.json', billOfMaterials(shipped, config.version));
  write('README.html', guide(deployment, name));
  const files = getFiles(folder);
  write('SHA256SUMS', files.map((file) => `${getHash(join(folder, file))}  ${file}\n`).join(''));
  const tarball = `${folder}.tar.gz`;
  const inside = [...files, 'SHA256SUMS'].sort().map((file) => `${name}/${file}`);
  await create({ file: tarball, cwd: options.out, gzip: { level: 9 }, portable: true, mtime: date }, inside);
  return { name, folder, tarball, deployment };
}
