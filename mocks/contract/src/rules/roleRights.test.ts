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
    ['a right that is held comes', grant(), grant('send'), []],
    ['a right that is held goes', grant('send'), grant(), []],
    ['a right that is not held comes', grant('send'), grant('send', 'seven'), [SEVEN]],
    ['a right that is not held goes', grant('send', 'seven'), grant('send'), [SEVEN]],
    ['a right that is not held stays', grant('seven'), grant('seven', 'send'), []],
    ['somebody new gets more', null, grant('superuser', 'send'), ['issuperuser']],
    ['somebody goes who has more', grant('superuser', 'send'), null, ['issuperuser']],
    ['somebody goes who has less', grant('send'), null, []],
    ['nothing was and nothing is', null, null, []],
  ])('%s', (_what, before, after, beyond) => expect(rightsBeyond(held, before, after)).toEqual(beyond));
});
