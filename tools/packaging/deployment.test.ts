import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { defaultConfig } from '../../app/src/config/config.ts';
import { caddyfile } from './caddy.ts';
import { getDeployment, readDeployed } from './deployment.ts';
import { nginxSite } from './nginx.ts';

const OPTIONS = {
  root: '/srv/mortar',
  site: ':80',
  server: 'http://localhost:8080',
  certificate: '/etc/ssl/mortar.pem',
  key: '/etc/ssl/mortar.key',
  images: [],
};
const folder = mkdtempSync(join(tmpdir(), 'mortar-config-'));
afterAll(() => rmSync(folder, { recursive: true }));

function written(text: string): string {
  const path = join(folder, 'config.json');
  writeFileSync(path, text);
  return path;
}

const withHosts = (hosts: Partial<typeof defaultConfig.hosts>, rest: Partial<typeof defaultConfig> = {}) =>
  getDeployment({ ...defaultConfig, ...rest, hosts: { ...defaultConfig.hosts, ...hosts } }, OPTIONS);
const getSources = (policy = '', directive = '') =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${directive} `))
    ?.split(' ')
    .slice(1);

it('forwards calls to its own origin', () => {
  const { calls, headers } = withHosts({});
  expect(calls).toEqual(['/api', '/messaging', '/notification', '/hub']);
  expect(getSources(headers['content-security-policy'], 'connect-src')).toEqual(["'self'"]);
  expect(getSources(headers['content-security-policy'], 'frame-src')).toBeUndefined();
});

it('allows connections to the hosts in config.json, sockets included, and forwards none of them', () => {
  const at = 'https://orders.example/v2';
  const { calls, headers } = withHosts(
    { ordering: at, analytics: at, insights: at, messaging: 'https://talk.example', hub: 'https://hub.example' },
    { problemsUrl: 'https://problems.example/mortar' },
  );
  expect(calls).toEqual(['/notification']);
  expect(getSources(headers['content-security-policy'], 'connect-src')).toEqual([
    "'self'",
    ...['https://orders.example', 'https://talk.example', 'https://hub.example'],
    ...['https://problems.example', 'wss://hub.example'],
  ]);
});

it('forwards problems reported to its own origin, and calls below a path of it', () => {
  const { calls } = withHosts({ ordering: '/backend', hub: '/backend' }, { problemsUrl: '/problems' });
  expect(calls).toEqual(['/backend/api', '/api', '/messaging', '/notification', '/backend/hub', '/problems']);
});

it('allows frames of the reports host, and pictures of the named hosts', () => {
  const config = { ...defaultConfig, hosts: { ...defaultConfig.hosts, reporting: 'https://reports.example/web' } };
  const { headers } = getDeployment(config, { ...OPTIONS, images: ['https://pictures.example'] });
  expect(getSources(headers['content-security-policy'], 'frame-src')).toEqual(['https://reports.example']);
  expect(getSources(headers['content-security-policy'], 'img-src')).toEqual([
    ...["'self'", 'data:', 'https://pictures.example'],
  ]);
});

it.each([
  [':8080', undefined],
  ['shop.example', 'max-age=31536000'],
])('sets HTTPS for %s permanently: %s', (site, hasHsts) => {
  const { headers } = getDeployment(defaultConfig, { ...OPTIONS, site });
  expect(headers['strict-transport-security']).toBe(hasHsts);
});

it.each([
  [':80', ['listen 80 default_server;', 'server_name _;'], ':80 {'],
  [':8080', ['listen 8080 default_server;', 'server_name _;'], ':8080 {'],
  [
    'shop.example',
    [
      'listen 443 ssl http2;',
      'server_name shop.example;',
      'ssl_certificate /etc/ssl/mortar.pem;',
      'ssl_certificate_key /etc/ssl/mortar.key;',
      'listen 80;',
      'return 308 https://$host$request_uri;',
    ],
    'shop.example {',
  ],
  ['shop.example:8443', ['listen 8443 ssl http2;', 'server_name shop.example;'], 'shop.example:8443 {'],
])('listens on %s', (site, nginx, caddy) => {
  const deployment = getDeployment(defaultConfig, { ...OPTIONS, site });
  const lines = nginxSite(deployment)
    .split('\n')
    .map((line) => line.trim());
  for (const line of nginx) expect(lines).toContain(line);
  expect(caddyfile(deployment)).toContain(`\n${caddy}\n`);
});

it('uses the requested brand instead of the one in the file', () => {
  const config = written('{ "brand": "aloe", "softwareName": "odweb_test" }');
  expect(readDeployed({ config, brand: undefined })).toMatchObject({ brand: 'aloe', softwareName: 'odweb_test' });
  expect(readDeployed({ config, brand: 'protea' })).toMatchObject({ brand: 'protea', softwareName: 'odweb_test' });
});

it.each([
  ['an unknown key', '{ "brnad": "aloe" }', undefined, 'brnad is not known'],
  ['a host that it does not know', '{ "hosts": { "odering": "" } }', undefined, 'hosts.odering is not known'],
  ['a brand that there is not', '{}', 'alo', 'brand is "alo", not one of mortar, aloe'],
  ['malformed JSON', '{ "brand": ', undefined, 'config.json: '],
  ['JSON that is not an object', '[]', 'aloe', 'config.json is no object'],
])('creates no deployment of %s, and names it', (_, text, brand, why) => {
  expect(() => readDeployed({ config: written(text), brand })).toThrow(why);
});

it('reports all mistakes at once', () => {
  const config = written('{ "brand": "x", "hosts": { "hub": "hub.example" }, "features": { "pinLogin": "yes" } }');
  expect(() => readDeployed({ config, brand: undefined })).toThrow(/brand is.*\n.*hosts\.hub is.*\n.*pinLogin is/);
});
