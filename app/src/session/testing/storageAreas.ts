/** Browser storage for Node: import for its side effect. Rendering tests use jsdom's. */
class MemoryArea implements globalThis.Storage {
  readonly #items = new Map<string, string>();

  get length() {
    return this.#items.size;
  }
  key(index: number) {
    return [...this.#items.keys()][index] ?? null;
  }
  getItem(key: string) {
    return this.#items.get(key) ?? null;
  }
  setItem(key: string, value: string) {
    this.#items.set(key, String(value));
  }
  removeItem(key: string) {
    this.#items.delete(key);
  }
  clear() {
    this.#items.clear();
  }
}

for (const area of ['localStorage', 'sessionStorage'] as const) {
  Object.defineProperty(globalThis, area, { value: new MemoryArea(), configurable: true, writable: true });
}
