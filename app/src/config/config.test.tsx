import { BRANDS } from '@mortar/themes';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { defaultConfig, loadConfig, readConfig } from './config.ts';

const GOOD = {
  brand: 'aloe',
  hosts: { ordering: 'https://orders.example/', hub: 'https://hub.example', insights: '/insights/' },
  softwareName: 'odweb_test',
  version: '2.5.3',
  problemsUrl: 'https://problems.example/mortar',
  features: { pinLogin: true },
};

describe('a deployment file', () => {
  it('sets brand, hosts and switches', () => {
    expect(readConfig(GOOD)).toMatchObject({
      config: {
        brand: 'aloe',
        hosts: { ordering: 'https://orders.example', hub: 'https://hub.example', insights: '/insights', messaging: '' },
        softwareName: 'odweb_test',
        version: '2.5.3',
        problemsUrl: 'https://problems.example/mortar',
        features: { pinLogin: true, resetPassword: false, olderRegrets: false },
      },
      problems: [],
      unread: false,
    });
  });

  it.each([
    [null, ['config.json is no object']],
    [[], ['config.json is no object']],
    ['x', ['config.json is no object']],
    [
      { brand: '../nobody', hosts: 'all', features: 1, version: 3 },
      [
        'hosts is no object',
        'features is no object',
        `brand is "../nobody", not one of ${BRANDS.join(', ')}`,
        'version is 3, not a text',
      ],
    ],
    [
      { hosts: { orderng: 'https://orders.example' }, feature: {}, features: { pinLogin: 'yes' } },
      ['features.pinLogin is "yes", not true or false', 'feature is not known', 'hosts.orderng is not known'],
    ],
    [
      {
        hosts: {
          ordering: 'orders.example',
          hub: 'wss://hub.example',
          insights: '//insights.example',
          messaging: '/\\chat.example',
          notification: 'https://me:secret@push.example',
        },
        problemsUrl: 'javascript:alert(1)',
      },
      [
        'hosts.ordering is "orders.example", not an address that begins with https:// or /',
        'hosts.insights is "//insights.example", not an address that begins with https:// or /',
        'hosts.messaging is "/\\\\chat.example", not an address that begins with https:// or /',
        'hosts.notification is "https://…@push.example", not an address that begins with https:// or /',
        'hosts.hub is "wss://hub.example", not an address that begins with https:// or /',
        'problemsUrl is "javascript:alert(1)", not an address that begins with https:// or /',
      ],
    ],
  ])('falls back to the defaults for the invalid value %j, and names it', (json, problems) => {
    expect(readConfig(json)).toEqual({
      config: defaultConfig,
      problems,
      unread: typeof json !== 'object' || json === null || Array.isArray(json),
    });
  });

  it('can request a brand that is not built in', () => {
    expect(readConfig({ brand: 'renoster' })).toEqual({
      config: defaultConfig,
      problems: [],
      unread: false,
      servedBrand: 'renoster',
    });
    expect(readConfig({ brand: 'aloe' })).not.toHaveProperty('servedBrand');
  });

  it('is read whatever it contains', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(...Object.keys(GOOD)), (value, key) => {
        const { config } = readConfig({ ...GOOD, [key]: value });
        expect(Object.keys(config)).toEqual(Object.keys(defaultConfig));
        expect(BRANDS).toContain(config.brand);
      }),
    );
  });
});

describe('fetching the deployment file', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    document.querySelector('meta[name="mortar-version"]')?.remove();
  });

  it.each([
    ['there', async () => Response.json({}), []],
    ['missing', async () => new Response('', { status: 404 }), ['config.json: the answer has the status 404']],
    ['a page', async () => new Response('<!doctype html>'), ['config.json is no JSON']],
    ['out of reach', async () => Promise.reject(new TypeError('no')), ['config.json cannot be fetched']],
  ])('starts with the defaults and reports the reason: %s', async (_name, fetched, problems) => {
    vi.stubGlobal('fetch', fetched);
    expect(await loadConfig()).toEqual({ config: defaultConfig, problems, unread: problems.length > 0 });
  });

  it('starts with the defaults if it does not arrive in time', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    vi.stubGlobal('fetch', async (_address: string, { signal }: RequestInit) => signal?.throwIfAborted());
    const problems = ['config.json did not arrive within 10 seconds'];
    expect(await loadConfig()).toEqual({ config: defaultConfig, problems, unread: true });
    expect(timeout).toHaveBeenCalledWith(10_000);
  });

  it.each([
    ['names another', async () => Response.json({ version: '2.5.3' })],
    ['is missing', async () => new Response('', { status: 404 })],
  ])('uses the version of the packaged release if config.json %s', async (_name, fetched) => {
    document.head.insertAdjacentHTML('beforeend', '<meta name="mortar-version" content="2.6.0">');
    vi.stubGlobal('fetch', fetched);
    expect((await loadConfig()).config.version).toBe('2.6.0');
  });
});
