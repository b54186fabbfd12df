import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makePackage, type Package } from '../../tools/packaging/makePackage.ts';
import { getFreePort, WEB_SERVERS } from './servers.ts';

const out = mkdtempSync(join(tmpdir(), 'mortar-upgrade-'));
const root = join(out, 'srv');
const CONFIG = { brand: 'aloe', version: '2.5.4', problemsUrl: '' };
let first: Package;
let second: Package;

/** Requests with curl. Asynchronous, because the backend may be in this process. */
const curl = async (...args: string[]) => (await promisify(execFile)('curl', ['-sk', ...args])).stdout;

function make(config: object, options: { site?: string; server?: string } = {}): Promise<Package> {
  const path = join(out, 'options.json');
  writeFileSync(path, JSON.stringify(config));
  return makePackage({
    ...{ brand: undefined, config: path, out, root, images: [] },
    ...{ site: ':80', server: 'http://localhost:8080' },
    ...{ certificate: join(out, 'cert.pem'), key: join(out, 'key.pem') },
    ...options,
  });
}

/** Unpacks a release as the guide says. */
function unpack({ tarball }: Package): void {
  mkdirSync(root, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', root, '--strip-components=1']);
}

/** Runs the deployment's script. */
function use(args: readonly string[] = [], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(join(root, 'use'), args, {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return { status, output: stdout + stderr };
}

const read = (...path: string[]) => readFileSync(join(root, ...path), 'utf8');
const getVersion = () => /mortar-version" content="([^"]*)"/.exec(read('current', 'site', 'index.html'))?.[1];

beforeAll(async () => {
  chmodSync(out, 0o755);
  first = await make(CONFIG);
  second = await make({ ...CONFIG, version: '2.6.0', features: { olderRegrets: true } });
}, 120_000);
afterAll(() => rmSync(out, { recursive: true, force: true }));
beforeEach(() => {
  rmSync(root, { recursive: true, force: true });
  unpack(first);
  expect(use([first.name])).toMatchObject({ status: 0 });
});

it('creates config.json from the release’s defaults, and keeps it and brand packs through an upgrade and back', () => {
  expect(JSON.parse(read('config.json'))).toMatchObject({ brand: 'aloe', problemsUrl: '' });
  const edited = read('config.json').replace('"problemsUrl": ""', '"problemsUrl": "/problems"');
  writeFileSync(join(root, 'config.json'), edited);
  mkdirSync(join(root, 'brands', 'renoster'), { recursive: true });
  writeFileSync(join(root, 'brands', 'renoster', 'brand.json'), '{}');
  unpack(second);
  expect(getVersion()).toBe('2.5.4');

  const upgraded = use([second.name]);
  expect(upgraded.status).toBe(0);
  expect(upgraded.output).toContain(`The defaults of ${second.name} differ from those before:`);
  expect(upgraded.output).toMatch(/^\+ .*"olderRegrets": true/m);
  expect(upgraded.output).toContain(`Back to ${first.name}: ${root}/use`);
  expect(getVersion()).toBe('2.6.0');
  expect(read('config.json')).toBe(edited);

  expect(use().output).toContain(`${first.name} is served.`);
  expect(getVersion()).toBe('2.5.4');
  expect(read('config.json')).toBe(edited);
  expect(existsSync(join(root, 'brands', 'renoster', 'brand.json'))).toBe(true);
  // Back and forth.
  expect(use().output).toContain(`${second.name} is served.`);
});

it('takes over the config.json of a deployment without releases', () => {
  rmSync(join(root, 'config.json'));
  mkdirSync(join(root, 'site'));
  writeFileSync(join(root, 'site', 'config.json'), '{ "brand": "protea" }');
  unpack(second);
  expect(use([second.name]).status).toBe(0);
  expect(read('config.json')).toBe('{ "brand": "protea" }');
});

it('serves nothing else if files are damaged, or if there is no such release', () => {
  unpack(second);
  appendFileSync(join(root, 'releases', second.name, 'site', 'index.html'), 'x');
  const damaged = use([second.name]);
  expect(damaged.status).toBe(1);
  expect(damaged.output).toContain(`Files of ${second.name} are missing or damaged. Unpack it again.`);
  expect(getVersion()).toBe('2.5.4');
  expect(use(['mortar-none']).output).toContain("There is no release named 'mortar-none'.\nReleases: ");
  expect(use().output).toContain('There is no release before this one.');
  expect(getVersion()).toBe('2.5.4');
});

it('deletes a release with the files that only it has, not the one that is served', () => {
  unpack(second);
  const own = 'assets/only-first-00000000.js';
  writeFileSync(join(root, own), '');
  appendFileSync(
    join(root, 'releases', first.name, 'SHA256SUMS'),
    `${'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'}  ${own}\n`,
  );
  expect(use(['--remove', first.name]).output).toContain(`${first.name} is being served.`);
  expect(use([second.name]).status).toBe(0);
  expect(use(['--remove', first.name])).toMatchObject({ status: 0 });
  expect(existsSync(join(root, own))).toBe(false);
  expect(existsSync(join(root, 'releases', first.name))).toBe(false);
  execFileSync('sha256sum', ['--quiet', '-c', `releases/${second.name}/SHA256SUMS`], { cwd: root });
});

it.each([
  ['http://localhost:8080', /^proxy_pass http:\/\/localhost:8080;\nproxy_set_header Host \$http_host;\n$/],
  ['http://192.168.0.7:8080', /^proxy_pass http:\/\/192\.168\.0\.7:8080;\nproxy_set_header Host \$http_host;\n$/],
  [
    'https://orders.example',
    /^resolver \S+ valid=30s;\nset \$mortar_server https:\/\/orders\.example;\nproxy_pass \$mortar_server;\nproxy_set_header Host \$proxy_host;\n$/,
  ],
])('forwards calls to %s', (server, proxy) => {
  expect(use([first.name], { MORTAR_SERVER: server }).status).toBe(0);
  expect(read('current', 'proxy.conf')).toMatch(proxy);
});

const [nginx] = WEB_SERVERS;
const canServe = nginx !== undefined && (nginx.program !== null || process.getuid?.() === 0);

/** Serves a deployment with nginx while `act` runs. */
async function serving<Result>(url: string, act: () => Promise<Result> | Result): Promise<Result> {
  if (!nginx?.program) throw new Error('nginx is not on this machine, and cannot be installed from Debian.');
  const child = nginx.start(nginx.program, root);
  let output = '';
  child.stderr?.on('data', (data) => {
    output += data;
  });
  try {
    for (;;) {
      if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}:\n${output}`);
      if (spawnSync('curl', ['-sko', '/dev/null', url]).status === 0) return await act();
      await new Promise((done) => setTimeout(done, 50));
    }
  } finally {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  }
}

it.runIf(canServe)(
  'starts and serves the page while the server’s name cannot be resolved',
  async () => {
    const port = await getFreePort();
    unpack(await make(CONFIG, { site: `:${port}`, server: 'https://orders.invalid' }));
    expect(use([first.name]).status).toBe(0);
    const url = `http://localhost:${port}`;
    await serving(url, async () => {
      expect((await fetch(`${url}/Login`)).status).toBe(200);
      expect((await fetch(`${url}/api/Login/verify`, { method: 'POST' })).status).toBe(502);
      expect(await (await fetch(`${url}/health`)).text()).toBe('ok');
    });
  },
  60_000,
);

it.runIf(canServe)(
  'speaks HTTP/2 over TLS at a named site, and forwards calls',
  async () => {
    const backend = createServer((_request, answer) => answer.end('answer'));
    backend.listen(0, 'localhost');
    await once(backend, 'listening');
    const port = await getFreePort();
    const server = `http://localhost:${(backend.address() as AddressInfo).port}`;
    execFileSync(
      'openssl',
      [
        'req',
        '-x509',
        '-newkey',
        'rsa:2048',
        '-nodes',
        '-subj',
        '/CN=localhost',
        '-keyout',
        'key.pem',
        '-out',
        'cert.pem',
      ],
      { cwd: out, stdio: 'ignore' },
    );
    unpack(await make(CONFIG, { site: `localhost:${port}`, server }));
    expect(use([first.name]).status).toBe(0);
    const url = `https://localhost:${port}`;
    await serving(url, async () => {
      const head = await curl('-I', `${url}/Login`);
      expect(head).toMatch(/^HTTP\/2 200/);
      expect(head).toContain('strict-transport-security: max-age=31536000');
      expect(await curl(`${url}/api/any`)).toBe('answer');
    });
    backend.close();
  },
  60_000,
);
