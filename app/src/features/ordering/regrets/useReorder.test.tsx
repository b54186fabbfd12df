import type { Settings, Staff } from '@mortar/contract';
import { toast } from '@mortar/design-system';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppProviders } from '#AppProviders.tsx';
import { defaultConfig } from '#config/config.ts';
import { createServices } from '#createServices.ts';
import { currentOrderAtom } from '#orders/current/currentOrder.ts';
import { SettingsContext } from '#session/settings.tsx';
import { regretOf } from './testing/rows.ts';
import { useReorder } from './useReorder.ts';

const CREATE = '/api/ClientOrder/create';
const REORDER = '/api/ClientOrder/regrets/reorder';

const ORDER = {
  ...{ orderid: 7, ordernumber: '100131', description: 'Monday', statusdescription: '', isbasket: false },
  ...{ staffname: '', computername: '', createddatetime: null, locked: false, ordervalue: 0 },
};
/** A line of the product that regrets are of. */
const ON_THE_ORDER = {
  ...{ orderitemid: 1, productid: 9, productcode: 'P9', productdescription: 'Panado', packsize: '', itemnumber: 1 },
  ...{ accountnumber: '', suppliername: 'Protea', suppliercode: 'PROT', wholesalername: '', wholesalercode: '' },
  ...{ supplierpriceid: 92, creditorid: 102, supplierproductcode: 'P-9', staffname: '', status: '' },
  ...{ orderedquantity: 4, orderedprice: 10, bonusquantity: 0, supplierquantity: 1, supplierbonusquantity: 0 },
};

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** A server that answers a call only once it is let go. */
function open({ held, current = true, conflict = false }: { held: string; current?: boolean; conflict?: boolean }) {
  const sent: string[] = [];
  const waiting: (() => void)[] = [];
  const success = vi.spyOn(toast, 'success').mockReturnValue(0);
  const answers: Record<string, object> = {
    [CREATE]: { orderid: 8, ordernumber: '100132' },
    '/api/ClientOrder/get': { clientorders: [{ ...ORDER, orderitems: conflict ? [ON_THE_ORDER] : [] }] },
  };
  const services = createServices({
    config: defaultConfig,
    fetch: async (address) => {
      const { pathname } = new URL(String(address), 'http://x');
      sent.push(pathname);
      if (pathname === held) await new Promise<void>((done) => waiting.push(done));
      return Response.json({ resultcode: 1, ...answers[pathname] });
    },
  });
  const role = { rolepermissions: { ordering: { update: true, create: true } } };
  const staff = { staffid: 2, retailerid: 1001, staffname: 'Thabo', grouporderingenabled: false, role } as Staff;
  services.startSession({ token: 'one', validTo: null, staff, adverts: [] });
  if (current) services.store.set(currentOrderAtom, { orderid: 7, ordernumber: '100131', type: 'update' });
  const onDone = vi.fn();
  const onPartly = vi.fn();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AppProviders services={services}>
      <SettingsContext value={{ ordering_Regrets_DeleteWhenReordered: true } as Settings}>{children}</SettingsContext>
    </AppProviders>
  );
  const { result } = renderHook(() => useReorder({ onDone, onPartly }), { wrapper });
  const isHeld = () => waitFor(() => expect(waiting).toHaveLength(1));
  const letGo = () => act(async () => waiting.splice(0).forEach((done) => void done()));
  return { result, sent, services, onDone, onPartly, success, isHeld, letGo };
}

const times = (sent: readonly string[], path: string) => sent.filter((each) => each === path).length;

describe('ordering regrets again', () => {
  it('leads on once it is done', async () => {
    const { result, onDone, isHeld, letGo } = open({ held: REORDER });
    act(() => void result.current.begin([regretOf(1)]));
    await isHeld();
    await letGo();
    await waitFor(() => expect(onDone).toHaveBeenCalledWith(null));
  });

  it('leads nowhere once its popup was closed, and says what was ordered all the same', async () => {
    const { result, onDone, success, isHeld, letGo } = open({ held: REORDER });
    act(() => void result.current.begin([regretOf(1)]));
    await isHeld();
    act(() => result.current.leave());
    await letGo();
    await waitFor(() => expect(success).toHaveBeenCalledWith('Ordered 1 regret again, on Monday.'));
    expect(onDone).not.toHaveBeenCalled();
  });

  it('ends with the order that is being made, which is opened, for it would stay locked', async () => {
    const { result, sent, services, onDone, isHeld, letGo } = open({ held: CREATE, current: false });
    act(() => void result.current.begin([regretOf(1)]));
    await isHeld();
    act(() => result.current.leave());
    await letGo();
    await waitFor(() => expect(services.store.get(currentOrderAtom)?.orderid).toBe(8));
    await waitFor(() => expect(result.current.busy).toBe(false));
    expect(times(sent, REORDER)).toBe(0);
    expect(onDone).not.toHaveBeenCalled();
  });

  it('asks nothing once its popup was closed', async () => {
    const { result, sent, isHeld, letGo } = open({ held: '/api/ClientOrder/get', conflict: true });
    act(() => void result.current.begin([regretOf(1)]));
    await isHeld();
    act(() => result.current.leave());
    await letGo();
    await waitFor(() => expect(result.current.busy).toBe(false));
    expect(result.current.asking).toBeNull();
    expect(times(sent, REORDER)).toBe(0);
  });

  it('sends nothing after what is on its way when the conflicts are cancelled meanwhile', async () => {
    const { result, sent, onDone, onPartly, isHeld, letGo } = open({ held: REORDER, conflict: true });
    const other = regretOf(2, { productId: 10, productCode: 'P10' });
    await act(async () => result.current.begin([regretOf(1), other]));
    await waitFor(() => expect(result.current.asking?.conflicts).toHaveLength(1));
    act(() => result.current.choose(new Map([[1, 'replace']])));
    act(() => void result.current.confirm());
    await isHeld();
    act(() => result.current.cancel());
    await letGo();
    await waitFor(() => expect(result.current.busy).toBe(false));
    expect(times(sent, REORDER)).toBe(1);
    expect(onDone).not.toHaveBeenCalled();
    expect(onPartly).toHaveBeenCalledOnce();
    expect(result.current.partly?.left).toHaveLength(1);
  });
});
