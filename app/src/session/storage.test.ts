import './testing/storageAreas.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { machineStorage, tabStorage } from './storage.ts';

const areas = [
  ['this machine', machineStorage, () => localStorage, () => sessionStorage],
  ['this tab', tabStorage, () => sessionStorage, () => localStorage],
] as const;

const refuse = () => {
  throw new DOMException('', 'QuotaExceededError');
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const [, storage] of areas) storage.remove('key');
});

describe.each(areas)('a value stored for %s', (_name, storage, area, other) => {
  it('is only in that browser storage, until it is removed', () => {
    storage.write('key', { deep: [1] });
    expect(area().getItem('key')).toBe('{"deep":[1]}');
    expect(other().getItem('key')).toBeNull();
    expect(storage.read('key')).toEqual({ deep: [1] });
    storage.remove('key');
    expect(area().getItem('key')).toBeNull();
    expect(storage.read('key')).toBeNull();
  });

  it.each([
    ['missing', null],
    ['empty', ''],
    ['damaged', '{"dee'],
  ])('is null if it is %s', (_state, text) => {
    if (text !== null) area().setItem('key', text);
    expect(storage.read('key')).toBeNull();
  });

  it('is kept in memory if the browser storage is full, until it has room', () => {
    area().setItem('key', '"before"');
    const full = vi.spyOn(Object.getPrototypeOf(area()), 'setItem').mockImplementation(refuse);
    storage.write('key', 'now');
    expect(storage.read('key')).toBe('now');
    full.mockRestore();
    storage.write('key', 'later');
    expect(area().getItem('key')).toBe('"later"');
    area().setItem('key', '"from another page"');
    expect(storage.read('key')).toBe('from another page');
  });

  it('is removed from memory too', () => {
    vi.spyOn(Object.getPrototypeOf(area()), 'setItem').mockImplementation(refuse);
    storage.write('key', 'now');
    storage.remove('key');
    expect(storage.read('key')).toBeNull();
  });

  it('is kept in memory if the browser forbids storage', () => {
    for (const name of ['localStorage', 'sessionStorage']) vi.stubGlobal(name, undefined);
    expect(storage.read('key')).toBeNull();
    storage.write('key', 7);
    expect(storage.read('key')).toBe(7);
    storage.remove('key');
    expect(storage.read('key')).toBeNull();
  });
});
