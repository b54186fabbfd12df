import { describe, expect, it } from 'vitest';
import { type GroupUnsentSupplier, reachedSomebody } from './unsentSupplier.ts';

const at = (code: string, ...retailers: number[]) =>
  ({ code, retailers: retailers.map((id) => ({ id, name: '', accounts: '' })) }) as unknown as GroupUnsentSupplier;

describe('a group’s sending that nobody heard of', () => {
  it.each([
    ['nobody waits for any more', [at('KEST', 2001)], true],
    ['one of the pharmacies still waits for', [at('UMVO', 2002)], true],
    ['all of them still wait for', [at('UMVO', 2001, 2002)], false],
  ])('reached a supplier that %s: %#', (_, unsent, reached) => {
    expect(reachedSomebody(at('UMVO', 2001, 2002), unsent)).toBe(reached);
  });
});
