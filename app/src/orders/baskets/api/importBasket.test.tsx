import type { ClientOrder, OrderItem } from '@mortar/contract';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultConfig } from '#config/config.ts';
import { createServices } from '#createServices.ts';
import { messages as importMessages } from '#orders/importing/messages.ts';
import { useUpload } from '#orders/importing/useUpload.ts';
import { computerName } from '#session/computerName.ts';
import { ServicesContext } from '#session/services.ts';
import type { Session } from '#session/session.ts';
import { useImportBasket } from './importBasket.ts';

const staff = { retailerid: 1001, staffname: 'Thabo Nkosi' };
const session = { token: 'one', validTo: null, staff } as Session;
const RESULT = { totalitemcount: 2, totalitemslinked: 1, totalitmesunlinked: 1, unlinkedproducts: [], orderid: 7 };

const item = (orderitemid: number, orderedquantity: number): OrderItem => ({
  ...{ orderitemid, productid: 9, productcode: 'P9', productdescription: 'Panado', packsize: '20', itemnumber: 4 },
  ...{ accountnumber: '', suppliername: 'Kestrel', suppliercode: 'KEST', wholesalername: '', wholesalercode: '' },
  ...{ supplierpriceid: 91, creditorid: 3, supplierproductcode: 'K-9', staffname: 'Thabo Nkosi', status: '' },
  ...{ orderedquantity, orderedprice: 10.5, bonusquantity: 0, supplierquantity: 1, supplierbonusquantity: 0 },
});

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

interface Server {
  /** What becomes of the file: how it is answered, and what it leaves in the basket. */
  upload(signal: AbortSignal | null | undefined, fill: (...items: OrderItem[]) => void): Promise<Response>;
  /** Whether the basket can be read before the file is sent. */
  readable?: boolean;
}

/** Somebody who fills a basket that holds one line from a file. */
function importing({ upload, readable = true }: Server, emptyFirst = false) {
  const items = [item(1, 4)];
  const uploads: Record<string, unknown>[] = [];
  const fetch = async (address: RequestInfo | URL, init: RequestInit = {}) => {
    if (String(address).includes('products/import')) {
      uploads.push(JSON.parse(String(init.body)));
      return upload(init.signal, (...more) => items.push(...more));
    }
    if (!readable) throw new TypeError('Failed to fetch');
    const basket: ClientOrder = {
      ...{ orderid: 7, ordernumber: 'B1', description: 'Winter', statusdescription: 'Custom_Basket', isbasket: true },
      ...{ staffname: 'Thabo Nkosi', computername: 'TILL-1', createddatetime: null, locked: false, ordervalue: 42 },
      orderitems: items,
    };
    return Response.json({ resultcode: 1, clientorders: [basket] });
  };
  const services = createServices({ config: defaultConfig, fetch, retryDelay: () => 0 });
  services.startSession(session);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ServicesContext value={services}>
      <Provider store={services.store}>{children}</Provider>
    </ServicesContext>
  );
  const onDone = vi.fn();
  const { result, unmount } = renderHook(
    () => {
      const importBasket = useImportBasket({ orderid: 7, statusdescription: 'Custom_Basket' });
      return useUpload((signal) => importBasket({ base64: 'UEsDBA==', rule: 'Preferred', emptyFirst, signal }), onDone);
    },
    { wrapper },
  );
  return { result, onDone, uploads, unmount };
}

const cut = () => Promise.reject(new TypeError('Failed to fetch'));
/** Never answered: it ends when somebody stops waiting. */
const untilStopped = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

describe('a file that fills a basket', () => {
  it('is sent unchanged, with the status that the basket keeps', async () => {
    const { result, onDone, uploads } = importing({ upload: async () => Response.json({ resultcode: 1, ...RESULT }) });
    await act(() => result.current.start());
    expect(onDone).toHaveBeenCalledWith(expect.objectContaining(RESULT));
    expect(uploads).toEqual([
      {
        ...{ orderid: 7, statusdescription: 'Custom_Basket', emptyonimport: false, fileextension: 'xlsx' },
        ...{ rule: 'Preferred', retailerid: 1001, staffname: 'Thabo Nkosi', filebase64: 'UEsDBA==' },
        computername: computerName(),
      },
    ]);
  });

  it('whose answer is lost is found in the basket, and sent once', async () => {
    const { result, onDone, uploads } = importing({
      upload: (_signal, fill) => {
        fill(item(2, 6));
        return cut();
      },
    });
    await act(() => result.current.start());
    expect(onDone).toHaveBeenCalledWith(null);
    expect(uploads).toHaveLength(1);
  });

  it.each<[string, () => Promise<Response>]>([
    ['no answer', cut],
    ['a proxy’s page', async () => new Response('<html>')],
    ['half of an answer', async () => new Response('{"resultcode":1,"totali')],
    ['a basket that is gone', async () => Response.json({ resultcode: 5 })],
  ])('and left nothing after %s says so, and is not sent again', async (_, upload) => {
    const { result, onDone, uploads } = importing({ upload });
    await act(() => result.current.start());
    expect(onDone).not.toHaveBeenCalled();
    expect(result.current.problem?.text).toMatch(/^Sorry an (unexpected )?error has occurred/);
    expect(uploads).toHaveLength(1);
  });

  it('is not sent where nobody could find out afterwards what it did', async () => {
    const { result, onDone, uploads } = importing({ upload: cut, readable: false });
    await act(() => result.current.start());
    expect(onDone).not.toHaveBeenCalled();
    expect(uploads).toEqual([]);
    expect(result.current.problem).toEqual({ text: 'Sorry an unexpected error has occurred. Please try again' });
  });

  it.each([0, 2])('that is refused with %i shows the code and what the server says of it', async (resultcode) => {
    const resulttext = 'The workbook is damaged.';
    const { result } = importing({ upload: async () => Response.json({ resultcode, resulttext }) });
    await act(() => result.current.start());
    expect(result.current.problem).toEqual({
      text: `Sorry an error has occurred, error code: ${resultcode}. Please try again.`,
      reason: importMessages.file.reason(resulttext),
    });
  });
});

describe('filling a basket that is cancelled', () => {
  it('before anything is sent sends nothing', async () => {
    const { result, onDone, uploads } = importing({ upload: untilStopped });
    await act(async () => {
      const started = result.current.start();
      result.current.cancel();
      await started;
    });
    expect(uploads).toEqual([]);
    expect(onDone).not.toHaveBeenCalled();
    expect(result.current.problem).toEqual({ text: importMessages.file.cancelled });
  });

  it.each([
    ['that filled nothing says so', [], false],
    ['that was filled shows what became of it', [item(2, 6)], true],
  ])('while it is sent %s', async (_, left, done) => {
    const { result, onDone, uploads } = importing({
      upload: (signal, fill) => {
        fill(...left);
        return untilStopped(signal);
      },
    });
    let started = Promise.resolve();
    act(() => {
      started = result.current.start();
    });
    await waitFor(() => expect(uploads).toHaveLength(1));
    await act(async () => {
      result.current.cancel();
      await started;
    });
    expect(onDone.mock.calls).toEqual(done ? [[null]] : []);
    if (!done) expect(result.current.problem).toEqual({ text: importMessages.file.cancelled });
    expect(result.current.busy).toBe(false);
  });

  it('by leaving its place stops it', async () => {
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
