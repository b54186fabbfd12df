import { describe, expect, it } from 'vitest';
import { defaultConfig, parseConfig } from './config.ts';

describe('a deployment file', () => {
  it('sets brand, hosts and switches', () => {
    const config = parseConfig({
      brand: 'aloe',
      hosts: { ordering: 'https://orders.example/', hub: 'https://hub.example' },
      version: '2.5.3',
      features: { pinLogin: true },
    });
    expect(config).toMatchObject({
      brand: 'aloe',
      hosts: { ordering: 'https://orders.example', hub: 'https://hub.example', messaging: '' },
      version: '2.5.3',
      features: { pinLogin: true, resetPassword: false },
    });
  });

  it.each([null, [], 'x', 7, { brand: 'nobody', hosts: 'all', features: 1, version: 3 }])(
    'falls back to the defaults where %j makes no sense',
    (json) => expect(parseConfig(json)).toEqual(defaultConfig),
  );
});
