import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultConfig } from '#config/config.ts';
import { createServices } from '#createServices.ts';
import { messages } from '#orders/importing/messages.ts';
import { useUpload } from '#orders/importing/useUpload.ts';
import { computerName } from '#session/computerName.ts';
import { ServicesContext } from '#session/services.ts';
import type { Session } from '#session/session.ts';
import { type ImportedOrder, useImportOrder } from './importOrder.ts';

const staff = { retailerid: 1001, staffname: 'Thabo Nkosi' };
const session = { token: 'one', validTo: null, staff } as Session;
const RESULT = { totalitemcount: 3, totalitemslinked: 2, totalitmesunlinked: 1, unlinkedproducts: [], orderid: 9 };

const order = (orderid: number, more: object = {}) => ({
  ...{ orderid, ordernumber: String(orderid), description: 'An order', orderitemqty: 2, ordervalue: 10 },
  ...{ staffname: staff.staffname, computername: computerName(), createddatetime: null, locked: false },
  ...{ statusdescription: 'Unsent', ...more },
});

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

interface Server {
  /** What becomes of the file: how it is answered, and what it leaves among the unsent orders. */
  upload(signal: AbortSignal | null | undefined, make: (made: object) => void): Promise<Response>;
  /** Whether the unsent orders can be read before the file is sent. */
  readable?: boolean;
}

/** Somebody who imports a file, at a server that keeps one order already. */
function importing({ upload, readable = true }: Server) {
  const orders: object[] = [order(7)];
  const uploads: unknown[] = [];
  const fetch = async (address: RequestInfo | URL, init: RequestInit = {}) => {
    if (!String(address).includes('additems') && !readable) throw new TypeError('Failed to fetch');
    if (!String(address).includes('additems')) return Response.json({ resultcode: 1, clientorders: orders });
    uploads.push(JSON.parse(String(init.body)));
    return upload(init.signal, (made) => orders.push(made));
  };
  const services = createServices({ config: defaultConfig, fetch, retryDelay: () => 0 });
  services.startSession(session);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ServicesContext value={services}>
      <Provider store={services.store}>{children}</Provider>
    </ServicesContext>
  );
  const onDone = vi.fn<(imported: ImportedOrder) => void>();
  const { result } = renderHook(
    () => {
      const importOrder = useImportOrder();
      const send = (signal: AbortSignal) =>
        importOrder({ base64: 'PG9yZGVyLz4=', rule: 'Cheapest', action: 'open', signal });
      return useUpload(send, onDone);
    },
    { wrapper },
  );
  return { result, onDone, uploads };
}

const cut = () => Promise.reject(new TypeError('Failed to fetch'));
/** Never answered: it ends when somebody stops waiting. */
const untilStopped = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

describe('a file that is imported', () => {
  it('is sent unchanged with rule and action, and gives what was linked', async () => {
    const { result, onDone, uploads } = importing({ upload: async () => Response.json({ resultcode: 1, ...RESULT }) });
    await act(() => result.current.start());
    expect(onDone).toHaveBeenCalledWith({ orderid: 9, result: expect.objectContaining(RESULT) });
    expect(uploads).toEqual([
      {
        ...{ rule: 'Cheapest', status: 'open', staffname: 'Thabo Nkosi', computername: computerName() },
        importorderbase64xml: 'PG9yZGVyLz4=',
      },
    ]);
  });

  it('whose answer is lost is found among the unsent orders, and sent once', async () => {
    const { result, onDone, uploads } = importing({
      upload: (_signal, make) => {
        make(order(8, { staffname: 'Ayesha Jacobs' }));
        make(order(9));
        return cut();
      },
    });
    await act(() => result.current.start());
    expect(onDone).toHaveBeenCalledWith({ orderid: 9, result: null });
    expect(uploads).toHaveLength(1);
  });

  it('that was cut off half-way left nothing, and says so', async () => {
    const { result, onDone, uploads } = importing({ upload: cut });
    await act(() => result.current.start());
    expect(onDone).not.toHaveBeenCalled();
    expect(result.current.problem).toEqual({ text: 'Sorry an unexpected error has occurred. Please try again' });
    expect(uploads).toHaveLength(1);
  });

  it('is not sent where nobody could find out afterwards whether an order was made', async () => {
    const { result, onDone, uploads } = importing({ upload: cut, readable: false });
    await act(() => result.current.start());
    expect(onDone).not.toHaveBeenCalled();
    expect(uploads).toEqual([]);
    expect(result.current.problem).toEqual({ text: 'Sorry an unexpected error has occurred. Please try again' });
  });

  it('that is refused shows the code and what the server says of it', async () => {
    const resulttext = 'The file has more than 5000 lines.';
    const { result } = importing({ upload: async () => Response.json({ resultcode: 2, resulttext }) });
    await act(() => result.current.start());
    expect(result.current.problem).toEqual({
      text: 'Sorry an error has occurred, error code: 2. Please try again.',
      reason: messages.file.reason(resulttext),
    });
  });
});

describe('an upload that is cancelled', () => {
  it('before anything is sent sends nothing', async () => {
    const { result, onDone, uploads } = importing({ upload: untilStopped });
    await act(async () => {
      const started = result.current.start();
      result.current.cancel();
      await started;
    });
    expect(uploads).toEqual([]);
    expect(onDone).not.toHaveBeenCalled();
    expect(result.current.problem).toEqual({ text: messages.file.cancelled });
  });

  it('while it is sent is looked for: nothing was made', async () => {
    const { result, onDone, uploads } = importing({ upload: untilStopped });
    let started = Promise.resolve();
    act(() => {
      started = result.current.start();
    });
    await waitFor(() => expect(uploads).toHaveLength(1));
    await act(async () => {
      result.current.cancel();
      await started;
    });
    expect(onDone).not.toHaveBeenCalled();
    expect(result.current.problem).toEqual({ text: messages.file.cancelled });
    expect(result.current.busy).toBe(false);
  });

  it('after the server made the order shows the order', async () => {
    const { result, onDone, uploads } = importing({
      upload: (signal, make) => {
        make(order(9));
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
    expect(onDone).toHaveBeenCalledWith({ orderid: 9, result: null });
  });

  it('is not begun a second time while it runs', async () => {
    const { result, uploads } = importing({ upload: untilStopped });
    let started = Promise.resolve();
    act(() => {
      started = result.current.start();
      void result.current.start();
    });
    await waitFor(() => expect(uploads).toHaveLength(1));
    await act(async () => {
      result.current.cancel();
      await started;
    });
    expect(uploads).toHaveLength(1);
  });
});
