import { describe, expect, it } from 'vitest';
import { type RoleGrant, rightsBeyond, rightsIn } from './roleRights.ts';

/** A grant of some of four rights. */
const grant = (...rights: string[]) =>
  ({
    issuperuser: rights.includes('superuser'),
    rolepermissions: {
      dashboard: { settings: rights.includes('settings') },
      ordering: { send: rights.includes('send'), productschedules: { seven: rights.includes('seven') } },
    },
  }) as unknown as RoleGrant;

const SEVEN = 'rolepermissions.ordering.productschedules.seven';

describe('the rights in a grant', () => {
  it.each([
    [[], []],
    [['superuser'], ['issuperuser']],
    [
      ['settings', 'seven'],
      ['rolepermissions.dashboard.settings', SEVEN],
    ],
    [['send'], ['rolepermissions.ordering.send']],
  ])('of %j are %j', (rights, places) => expect([...rightsIn(grant(...rights))]).toEqual(places));
});

describe('the rights in a change', () => {
  const held = rightsIn(grant('settings', 'send'));

  it.each([
    ['a held right is added', grant(), grant('send'), []],
    ['a held right is removed', grant('send'), grant(), []],
    ['a right that is not held is added', grant('send'), grant('send', 'seven'), [SEVEN]],
    ['a right that is not held is removed', grant('send', 'seven'), grant('send'), [SEVEN]],
    ['a right that is not held stays', grant('seven'), grant('seven', 'send'), []],
    ['a new user gets more rights', null, grant('superuser', 'send'), ['issuperuser']],
    ['a user with more rights is deleted', grant('superuser', 'send'), null, ['issuperuser']],
    ['a user with fewer rights is deleted', grant('send'), null, []],
    ['no user before and after', null, null, []],
  ])('%s', (_what, before, after, beyond) => expect(rightsBeyond(held, before, after)).toEqual(beyond));
});
