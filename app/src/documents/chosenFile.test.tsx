import { describe, expect, it, vi } from 'vitest';
import { readChosenFile, toBase64 } from './chosenFile.ts';

describe('a chosen file', () => {
  it('is sent byte for byte as base64', async () => {
    const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => (index * 31) % 256);
    expect(Buffer.from(await toBase64(bytes), 'base64').equals(Buffer.from(bytes))).toBe(true);
    expect(await toBase64(new TextEncoder().encode('<order/>'))).toBe('PG9yZGVyLz4=');
  });

  it('is not read if it changed after it was chosen', async () => {
    const file = new File(['<order/>'], 'order.xml');
    vi.spyOn(file, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotReadableError'));
    await expect(readChosenFile(file)).rejects.toMatchObject({ reason: 'changed' });
  });
});
