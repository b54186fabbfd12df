import { registry } from '@mortar/contract/registry';
import { pendingCalls, type SpecifiedCall, specifiedCalls } from '@mortar/contract/specified-calls';
import { describe, expect, it } from 'vitest';
import { handlers } from '../../src/calls/handlers.ts';
import { cases } from './cases.ts';

const getPair = ({ method, path }: Pick<SpecifiedCall, 'method' | 'path'>) => `${method} ${path}`;

const entries = Map.groupBy(registry.values(), getPair);
const handled = new Set(handlers.map(({ call }) => call.name));
const specified = specifiedCalls.map(getPair);
const built = specified.filter((pair) => !pendingCalls.includes(pair));

describe('the calls of the specification', () => {
  it('are a hundred pairs of method and path, each named once', () => {
    expect(new Set(specified).size).toBe(specified.length);
    expect(specified).toHaveLength(100);
    for (const { method, path, documents } of specifiedCalls) {
      expect(method).toMatch(/^(GET|POST|PUT|DELETE)$/);
      expect(path).toMatch(/^\/(api|messaging|notification)(\/\w+)+$/);
      expect(documents.join()).toMatch(/^00[012](,00[012])*$/);
    }
  });

  it.each(built)('%s has an entry in the contract, an answer and a case', (pair) => {
    const names = (entries.get(pair) ?? []).map(({ name }) => name);
    expect(names).not.toEqual([]);
    for (const name of names) {
      expect(handled).toContain(name);
      expect(cases).toHaveProperty(name);
    }
  });

  it(`are all built but ${pendingCalls.length}: ${pendingCalls.join(', ') || 'nothing is pending'}`, () => {
    // Implemented calls must be removed from the list.
    const builtAfterAll = pendingCalls.filter((pair) => entries.has(pair));
    expect(builtAfterAll).toEqual([]);
    expect(pendingCalls.filter((pair) => !specified.includes(pair))).toEqual([]);
  });

  it('are the only ones in the contract', () => {
    expect([...entries.keys()].filter((pair) => !specified.includes(pair))).toEqual([]);
  });
});
