import type { ClientOrder, OrderItem } from '@mortar/contract';
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messages as importMessages } from '#orders/importing/messages.ts';
import { cut, untilStopped, uploading } from '#orders/importing/testing/uploads.tsx';
import { computerName } from '#session/computerName.ts';
import { useImportBasket } from './importBasket.ts';

const staff = { retailerid: 1001, staffname: 'Thabo Nkosi' };
const RESULT = { totalitemcount: 2, totalitemslinked: 1, totalitmesunlinked: 1, unlinkedproducts: [], orderid: 7 };

const item = (orderitemid: number, orderedquantity: number): OrderItem => ({
  orderitemid,
  productid: 9,
  productcode: 'P9',
  productdescription: 'Panado',
  packsize: '20',
  itemnumber: 4,
  accountnumber: '',
  suppliername: 'Kestrel',
  suppliercode: 'KEST',
  wholesalername: '',
  wholesalercode: '',
  supplierpriceid: 91,
  creditorid: 3,
  supplierproductcode: 'K-9',
  staffname: 'Thabo Nkosi',
  status: '',
  orderedquantity,
  orderedprice: 10.5,
  bonusquantity: 0,
  supplierquantity: 1,
  supplierbonusquantity: 0,
});

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

interface Server {
  /** Server's answer to the file, and items it adds. */
  upload(signal: AbortSignal | null | undefined, fill: (...items: OrderItem[]) => void): Promise<Response>;
  /** True if the basket can be read before sending. */
  readable?: boolean;
}

/** Imports a file into a basket with one line. */
function importing({ upload, readable = true }: Server, emptyFirst = false) {
  const items = [item(1, 4)];
  const basket: ClientOrder = {
    orderid: 7,
    ordernumber: 'B1',
    description: 'Winter',
    statusdescription: 'Custom_Basket',
    isbasket: true,
    staffname: 'Thabo Nkosi',
    computername: 'TILL-1',
    createddatetime: null,
    locked: false,
    ordervalue: 42,
    orderitems: items,
  };
  return uploading(
    {
      staff,
      address: 'products/import',
      upload: (signal) => upload(signal, (...more) => items.push(...more)),
      read: () => (readable ? Promise.resolve(Response.json({ resultcode: 1, clientorders: [basket] })) : cut()),
    },
    () => {
      const importBasket = useImportBasket({ orderId: 7, status: 'Custom_Basket' });
      return (signal) => importBasket({ base64: 'UEsDBA==', rule: 'Preferred', emptyFirst, signal });
    },
  );
}

describe('a file imported into a basket', () => {
  it('is sent unchanged, with the status of the basket', async () => {
    const { onDone, uploads, start } = importing({ upload: async () => Response.json({ resultcode: 1, ...RESULT }) });
    await start();
    expect(onDone).toHaveBeenCalledWith(
      expect.objectContaining({ orderId: 7, items: 2, linked: 1, unlinked: 1, unlinkedLines: [] }),
    );
    expect(uploads).toEqual([
      {
        orderid: 7,
        statusdescription: 'Custom_Basket',
        emptyonimport: false,
        fileextension: 'xlsx',
        rule: 'Preferred',
        retailerid: 1001,
        staffname: 'Thabo Nkosi',
        filebase64: 'UEsDBA==',
        computername: computerName(),
      },
    ]);
  });

  it('whose answer is lost is found in the basket, and sent once', async () => {
    const { onDone, uploads, start } = importing({
      upload: (_signal, fill) => {
        fill(item(2, 6));
        return cut();
      },
    });
    await start();
    expect(onDone).toHaveBeenCalledWith(null);
    expect(uploads).toHaveLength(1);
  });

  it.each<[string, () => Promise<Response>]>([
    ['no answer', cut],
    ['a proxy’s page', async () => new Response('<html>')],
    ['half of an answer', async () => new Response('{"resultcode":1,"totali')],
    ['a basket that is gone', async () => Response.json({ resultcode: 5 })],
  ])('without effect after %s reports it, and is not sent again', async (_, upload) => {
    const { result, onDone, uploads, start } = importing({ upload });
    await start();
    expect(onDone).not.toHaveBeenCalled();
    expect(result.current.problem?.text).toMatch(/^Sorry an (unexpected )?error has occurred/);
    expect(uploads).toHaveLength(1);
  });

  it('is not sent if its result could not be verified afterwards', async () => {
    const { result, onDone, uploads, start } = importing({ upload: cut, readable: false });
    await start();
    expect(onDone).not.toHaveBeenCalled();
    expect(uploads).toEqual([]);
    expect(result.current.problem).toEqual({ text: 'Sorry an unexpected error has occurred. Please try again' });
  });

  it.each([0, 2])('that is rejected with %i shows the code and the server’s text', async (resultcode) => {
    const resulttext = 'The workbook is damaged.';
    const { result, start } = importing({ upload: async () => Response.json({ resultcode, resulttext }) });
    await start();
    expect(result.current.problem).toEqual({
      text: `Sorry an error has occurred, error code: ${resultcode}. Please try again.`,
      reason: importMessages.file.reason(resulttext),
    });
  });
});

describe('a cancelled import', () => {
  it('sends nothing if it was not started', async () => {
    const { result, onDone, uploads, startAndCancel } = importing({ upload: untilStopped });
    await startAndCancel();
    expect(uploads).toEqual([]);
    expect(onDone).not.toHaveBeenCalled();
    expect(result.current.problem).toEqual({ text: importMessages.file.cancelled });
  });

  it.each([
    ['that filled nothing is reported as cancelled', [], false],
    ['that filled lines shows its result', [item(2, 6)], true],
  ])('while it is being sent %s', async (_, left, done) => {
    const { result, onDone, sendAndCancel } = importing({
      upload: (signal, fill) => {
        fill(...left);
        return untilStopped(signal);
      },
    });
    await sendAndCancel();
    expect(onDone.mock.calls).toEqual(done ? [[null]] : []);
    if (!done) expect(result.current.problem).toEqual({ text: importMessages.file.cancelled });
    expect(result.current.busy).toBe(false);
  });

  it('is aborted when the user leaves the page', async () => {
    const stopped = vi.fn();
    const { result, uploads, unmount } = importing({
      upload: (signal) => {
        signal?.addEventListener('abort', stopped);
        return untilStopped(signal);
      },
    });
    act(() => void result.current.start());
    await waitFor(() => expect(uploads).toHaveLength(1));
    unmount();
    await waitFor(() => expect(stopped).toHaveBeenCalled());
  });
});
