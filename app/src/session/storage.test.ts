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

describe.each(areas)('what is kept for %s', (_name, storage, area, other) => {
  it('stands in the browser’s storage, there alone, until it is removed', () => {
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
  ])('is nothing where it is %s', (_state, text) => {
    if (text !== null) area().setItem('key', text);
    expect(storage.read('key')).toBeNull();
  });

  it('is kept by the page where the browser has no room, until it has', () => {
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

  it('is forgotten by the page too', () => {
    vi.spyOn(Object.getPrototypeOf(area()), 'setItem').mockImplementation(refuse);
    storage.write('key', 'now');
    storage.remove('key');
    expect(storage.read('key')).toBeNull();
  });

  it('is kept by the page where the browser forbids it', () => {
    for (const name of ['localStorage', 'sessionStorage']) vi.stubGlobal(name, undefined);
    expect(storage.read('key')).toBeNull();
    storage.write('key', 7);
    expect(storage.read('key')).toBe(7);
    storage.remove('key');
    expect(storage.read('key')).toBeNull();
  });
});
