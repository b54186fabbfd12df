import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { messages } from '#orders/importing/messages.ts';
import { cut, untilStopped, uploading } from '#orders/importing/testing/uploads.tsx';
import { computerName } from '#session/computerName.ts';
import { type ImportedOrder, useImportOrder } from './importOrder.ts';

const staff = { retailerid: 1001, staffname: 'Thabo Nkosi' };
const RESULT = { totalitemcount: 3, totalitemslinked: 2, totalitmesunlinked: 1, unlinkedproducts: [], orderid: 9 };

const order = (orderid: number, more: object = {}) => ({
  orderid,
  ordernumber: String(orderid),
  description: 'An order',
  orderitemqty: 2,
  ordervalue: 10,
  staffname: staff.staffname,
  computername: computerName(),
  createddatetime: null,
  locked: false,
  statusdescription: 'Unsent',
  ...more,
});

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

interface Server {
  /** Server's answer to the file, and resulting unsent orders. */
  upload(signal: AbortSignal | null | undefined, make: (made: object) => void): Promise<Response>;
  /** True if unsent orders can be read before sending. */
  readable?: boolean;
}

/** Imports a file on a server with one order. */
function importing({ upload, readable = true }: Server) {
  const orders: object[] = [order(7)];
  return uploading<ImportedOrder>(
    {
      staff,
      address: 'additems',
      upload: (signal) => upload(signal, (made) => orders.push(made)),
      read: () => (readable ? Promise.resolve(Response.json({ resultcode: 1, clientorders: orders })) : cut()),
    },
    () => {
      const importOrder = useImportOrder();
      return (signal) => importOrder({ base64: 'PG9yZGVyLz4=', rule: 'Cheapest', action: 'open', signal });
    },
  );
}

describe('an imported file', () => {
  it('is sent unchanged with rule and action, and returns the linked lines', async () => {
    const { onDone, uploads, start } = importing({
      upload: async () => Response.json({ resultcode: 1, ...RESULT }),
    });
    await start();
    expect(onDone).toHaveBeenCalledWith({
      orderId: 9,
      result: { orderId: 9, items: 3, linked: 2, unlinked: 1, unlinkedLines: [] },
    });
    expect(uploads).toEqual([
      {
        rule: 'Cheapest',
        status: 'open',
        staffname: 'Thabo Nkosi',
        computername: computerName(),
        importorderbase64xml: 'PG9yZGVyLz4=',
      },
    ]);
  });

  it('whose answer is lost is found among the unsent orders, and sent once', async () => {
    const { onDone, uploads, start } = importing({
      upload: (_signal, make) => {
        make(order(8, { staffname: 'Ayesha Jacobs' }));
        make(order(9));
        return cut();
      },
    });
    await start();
    expect(onDone).toHaveBeenCalledWith({ orderId: 9, result: null });
    expect(uploads).toHaveLength(1);
  });

  it('has no effect if it was cut off half-way, and reports it', async () => {
    const { result, onDone, uploads, start } = importing({ upload: cut });
    await start();
    expect(onDone).not.toHaveBeenCalled();
    expect(result.current.problem).toEqual({ text: 'Sorry an unexpected error has occurred. Please try again' });
    expect(uploads).toHaveLength(1);
  });

  it('is not sent if its result could not be verified afterwards', async () => {
    const { result, onDone, uploads, start } = importing({ upload: cut, readable: false });
    await start();
    expect(onDone).not.toHaveBeenCalled();
    expect(uploads).toEqual([]);
    expect(result.current.problem).toEqual({ text: 'Sorry an unexpected error has occurred. Please try again' });
  });

  it('that is rejected shows the code and the server’s text', async () => {
    const resulttext = 'The file has more than 5000 lines.';
    const { result, start } = importing({ upload: async () => Response.json({ resultcode: 2, resulttext }) });
    await start();
    expect(result.current.problem).toEqual({
      text: 'Sorry an error has occurred, error code: 2. Please try again.',
      reason: messages.file.reason(resulttext),
    });
  });
});

describe('a cancelled upload', () => {
  it('sends nothing if it was not started', async () => {
    const { result, onDone, uploads, startAndCancel } = importing({ upload: untilStopped });
    await startAndCancel();
    expect(uploads).toEqual([]);
    expect(onDone).not.toHaveBeenCalled();
    expect(result.current.problem).toEqual({ text: messages.file.cancelled });
  });

  it('is looked up while it is sent: no order was created', async () => {
    const { result, onDone, sendAndCancel } = importing({ upload: untilStopped });
    await sendAndCancel();
    expect(onDone).not.toHaveBeenCalled();
    expect(result.current.problem).toEqual({ text: messages.file.cancelled });
    expect(result.current.busy).toBe(false);
  });

  it('shows the order if the server created one', async () => {
    const { onDone, sendAndCancel } = importing({
      upload: (signal, make) => {
        make(order(9));
        return untilStopped(signal);
      },
    });
    await sendAndCancel();
    expect(onDone).toHaveBeenCalledWith({ orderId: 9, result: null });
  });

  it('does not start a second time while it runs', async () => {
    const { uploads, sendAndCancel } = importing({ upload: untilStopped });
    await sendAndCancel(2);
    expect(uploads).toHaveLength(1);
  });
});
