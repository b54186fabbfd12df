import { expect, it } from 'vitest';
import { defaultConfig } from '#config/config.ts';
import type { OrderLine } from '#orders/current/model/line.ts';
import { createClient } from '#server/client.ts';
import { readProductCodes } from './productCodes.ts';

const line = (productId: number) =>
  ({ productId, supplierProductCode: `KE${productId}`, supplierCode: 'KEST' }) as OrderLine;
const getClient = (fetch: (requested: string | null) => Promise<Response>) =>
  createClient({
    hosts: defaultConfig.hosts,
    caller: () => null,
    onExpired: () => {},
    fetch: (address) => fetch(new URL(String(address), 'http://x').searchParams.get('value')),
  });

it('leaves out codes that could not be read, and requests each product once', async () => {
  const requested: (string | null)[] = [];
  const client = getClient(async (value) => {
    requested.push(value);
    return Response.json({ resultcode: 2 });
  });
  const codes = await readProductCodes(client, [line(1), line(1), line(2)], 'N', new AbortController().signal);
  expect([codes.size, requested]).toEqual([0, ['KE1', 'KE2']]);
});

it('throws once it is aborted, and requests nothing more', async () => {
  const stop = new AbortController();
  let requested = 0;
  const client = getClient(async () => {
    requested += 1;
    stop.abort();
    throw new DOMException('stopped', 'AbortError');
  });
  const lines = Array.from({ length: 20 }, (_, index) => line(index));
  await expect(readProductCodes(client, lines, 'N', stop.signal)).rejects.toThrow();
  expect(requested).toBeLessThan(20);
});
