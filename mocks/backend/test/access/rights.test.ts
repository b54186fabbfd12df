import { registry } from '@mortar/contract/registry';
import { afterAll, describe, expect, it } from 'vitest';
import { direct, node, type Transport } from '../support/transports.ts';
import { everyone, PEOPLE } from './rights.ts';
import { isComplete, TABLE } from './rights-table.ts';

const decided = Object.entries(TABLE).flatMap(([cells, names]) => names.map((name) => ({ name, cells })));
const calls = [...registry.values()];
const spaced = (row: string) =>
  [
    [0, 4],
    [4, 15],
    [15, 16],
    [16, 20],
    [20, 21],
  ]
    .map((at) => row.slice(...at))
    .join(' ');

function getCall(name: string) {
  const call = registry.get(name);
  if (!call) throw new Error(`${name} is no call of the contract.`);
  return call;
}

describe('the table of rights', () => {
  it('has one entry for every call and every user', () => {
    expect(isComplete).toBe(true);
    expect(decided.map(({ name }) => name).sort()).toEqual([...registry.keys()].sort());
    for (const { cells } of decided) expect(cells.replaceAll(' ', '')).toHaveLength(PEOPLE.length);
  });

  const { row } = everyone(direct().reach);

  it.each(decided)('$name', async ({ name, cells }) => {
    expect(spaced(await row(getCall(name)))).toBe(cells);
  });
});

describe('a read-only user', () => {
  const { callApi } = everyone(direct().reach);
  const ownSession = ['logout'];

  it.each(calls.filter(({ name }) => !ownSession.includes(name) && name !== 'login'))(
    'stores nothing with $name',
    async (call) => {
      expect((await callApi(call, 'viewer@1001')).wrote).toBe(false);
      expect((await callApi(call, 'nobody@1001')).wrote).toBe(false);
    },
  );
});

/** A sample is enough, because rights are decided before transport. */
const over = (transport: Transport) =>
  describe(`the same, ${transport.name}`, () => {
    afterAll(() => transport.close());
    const { callApi } = everyone(transport.reach);

    it.each(['viewer@1001', 'branch@2000'])(
      'gives the same result for %s',
      async (username) => {
        const column = PEOPLE.indexOf(username);
        for (const { name, cells } of decided) {
          const { character } = await callApi(getCall(name), username);
          expect(`${name} ${character}`).toBe(`${name} ${cells.replaceAll(' ', '').charAt(column)}`);
        }
      },
      30_000,
    );
  });

over(node());
