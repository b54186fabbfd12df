import { expect, it } from 'vitest';
import { readProbeArguments } from './options.ts';

it('sends everything to one server unless separate hosts are named', () => {
  expect(readProbeArguments(['https://orders.example/', '--username', 'probe@1'])).toEqual({
    hosts: Object.fromEntries(
      ['ordering', 'analytics', 'reporting', 'insights', 'messaging', 'notification'].map((host) => [
        host,
        'https://orders.example',
      ]),
    ),
    username: 'probe@1',
    page: null,
    record: null,
    limitMs: 20_000,
  });
});

it('accepts its options', () => {
  const argv = [
    'https://orders.example/base',
    '--username',
    'a',
    '--host',
    'messaging=https://talk.example/',
    '--limit',
    '500',
  ];
  const { hosts, limitMs, page, record } = readProbeArguments([...argv, '--page', 'p.html', '--record', 'answers']);
  expect(hosts).toMatchObject({ ordering: 'https://orders.example/base', messaging: 'https://talk.example' });
  expect({ limitMs, page, record }).toEqual({ limitMs: 500, page: 'p.html', record: 'answers' });
});

it.each([
  [['--username', 'a'], 'A server’s address is as https://orders.example'],
  [['orders.example', '--username', 'a'], 'not "orders.example"'],
  [['https://user:word@orders.example', '--username', 'a'], 'A server'],
  [['https://one.example', 'https://two.example', '--username', 'a'], 'One server at a time'],
  [['https://one.example'], '--username names'],
  [['https://one.example', '--username', 'a', '--host', 'talk=https://x.example'], '--host takes one of ordering'],
  [['https://one.example', '--username', 'a', '--host', 'messaging'], 'A server'],
  [['https://one.example', '--username', 'a', '--limit', 'soon'], '--limit takes milliseconds'],
  [['https://one.example', '--username', 'a', '--password', 'x'], '--password'],
])('rejects %j', (argv, why) => {
  expect(() => readProbeArguments(argv)).toThrow(why.replace('’', "'"));
});
