import { expect, it } from 'vitest';
import { fromRoot } from '../paths.ts';
import { readPackageOptions } from './options.ts';

it('creates the deployment of the repository’s own config.json by default', () => {
  expect(readPackageOptions([])).toEqual({
    brand: undefined,
    config: fromRoot('app', 'public', 'config.json'),
    out: fromRoot('dist'),
    root: '/srv/mortar',
    site: ':80',
    server: 'http://localhost:8080',
    certificate: '',
    key: '',
    images: [],
  });
});

it('accepts its options', () => {
  const argv = [
    '--brand',
    'aloe',
    '--site',
    'Shop.example',
    '--server',
    'https://orders.example/',
    '--root',
    '/opt/m/',
  ].concat(
    ...[
      '--images',
      'https://one.example',
      '--images',
      'https://two.example:8443',
      '--config',
      'c.json',
      '--out',
      'o',
      '--key',
      '/srv/key.pem',
    ],
  );
  expect(readPackageOptions(argv)).toEqual({
    brand: 'aloe',
    config: 'c.json',
    out: 'o',
    root: '/opt/m',
    site: 'shop.example',
    server: 'https://orders.example',
    certificate: '/etc/letsencrypt/live/shop.example/fullchain.pem',
    key: '/srv/key.pem',
    images: ['https://one.example', 'https://two.example:8443'],
  });
});

it.each([
  [['--server', 'orders.example'], '--server takes an address as https://host'],
  [['--server', 'https://orders.example/base'], '--server takes'],
  [['--server', 'ftp://orders.example'], '--server takes'],
  [['--images', 'https://one.example two'], '--images takes'],
  [['--site', 'https://shop.example'], '--site takes the name'],
  [['--site', 'shop example; }'], '--site takes the name'],
  [['--root', 'srv/mortar'], '--root takes an absolute path'],
  [['--root', '/srv/my shop'], '--root takes an absolute path'],
  [['--root', '/srv/$host'], '--root takes an absolute path'],
  [['--brnad', 'aloe'], '--brnad'],
])('rejects %j', (argv, why) => {
  expect(() => readPackageOptions(argv)).toThrow(why);
});
