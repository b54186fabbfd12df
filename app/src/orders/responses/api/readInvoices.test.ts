import { expect, it } from 'vitest';
import { defaultConfig } from '#config/config.ts';
import { createServices } from '#createServices.ts';
import type { SupplierResponse } from '#orders/responses/model/supplierResponse.ts';
import { readInvoices } from './readInvoices.ts';

const response = (orderid: number): SupplierResponse => ({
  orderId: orderid,
  orderNumber: `SO-${orderid}`,
  supplier: 'Kestrel',
  status: 'Complete',
  results: '',
  total: 1000,
  indicator: 'Invoiced',
  sentAt: null,
  retailerName: 'Main Road',
});
const responses = Array.from({ length: 12 }, (_, index) => response(index + 1));

/** Services on a server that fails for some responses. */
function serving(broken: Set<number>) {
  const requested: number[] = [];
  const services = createServices({
    config: defaultConfig,
    retryDelay: () => 0,
    fetch: async (address) => {
      const orderid = Number(new URL(String(address), 'http://x').searchParams.get('orderid'));
      requested.push(orderid);
      return Response.json(broken.has(orderid) ? { resultcode: 2 } : { resultcode: 1, responsedetails: [] });
    },
  });
  return { services, requested };
}
const going = () => ({ signal: new AbortController().signal, onRead: () => undefined });

it('stops if one of several cannot be read, and does not repeat completed reads', async () => {
  const broken = new Set([6]);
  const { services, requested } = serving(broken);
  await expect(readInvoices(services, responses, going())).rejects.toThrow();
  expect(requested.filter((orderid) => orderid === 6)).toHaveLength(1);
  expect(requested.length).toBeLessThan(12);
  const before = new Set(requested.filter((orderid) => orderid !== 6));

  broken.clear();
  requested.length = 0;
  const read = await readInvoices(services, responses, going());
  expect(read.map(({ response: { orderId } }) => orderId)).toEqual(responses.map(({ orderId }) => orderId));
  expect(requested.some((orderid) => before.has(orderid))).toBe(false);
});

it('requests nothing more once it is aborted', async () => {
  const { services, requested } = serving(new Set());
  const stop = new AbortController();
  const reading = readInvoices(services, responses, { signal: stop.signal, onRead: () => stop.abort() });
  await expect(reading).rejects.toThrow();
  expect(requested.length).toBeLessThan(12);
});
