import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { orderQuery } from '#orders/current/api/getOrder.ts';
import type { OrderLine } from '#orders/current/model/line.ts';
import { historyAtom } from '#orders/lines/history/historyAtom.ts';
import { useHistory } from '#orders/lines/history/useHistory.ts';
import { lineAt } from '#orders/lines/testing/historyLines.ts';
import { type OrderServerOptions, startOrderServer } from '#orders/lines/testing/orderServer.tsx';
import { unsavedLinesAtom } from '#orders/lines/unsavedLines.ts';
import { messages } from './messages.ts';
import { moveRows } from './model/moveRows.ts';
import { useMoveLines } from './useMoveLines.ts';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const three = [lineAt(1, 1, 1, 20), lineAt(2, 2, 1, 10), lineAt(3, 3, 1, 10)];

const getPrices = (code: string) =>
  [1, 2, 3].map((supplier) => {
    const line = lineAt(0, Number(code.slice(1)), supplier, 1);
    return {
      supplierPriceId: line.supplierPriceId,
      supplierCode: line.supplierCode,
      supplier: line.supplier,
      quantity: line.deal.step,
      bonusQuantity: line.deal.bonus,
      price: line.price / 100,
      locked: false,
      preference: 0,
      supplierProductCode: '',
      supplierProductDescription: '',
      packSize: '',
      bandCode: '',
      lastDate: null,
      lastInvoicedQuantity: 0,
      creditorId: supplier,
    };
  });

async function open(options: OrderServerOptions) {
  const server = startOrderServer(options);
  const { services, wrapper } = server;
  await services.queryClient.fetchQuery(orderQuery(services.client, 7));
  const { result } = renderHook(
    () => ({ ...useMoveLines(7), history: useHistory({ orderId: 7, say: () => undefined }) }),
    { wrapper },
  );
  const lines = options.lines ?? [];
  return {
    ...server,
    result,
    unsaved: () => services.store.get(unsavedLinesAtom),
    past: () => services.store.get(historyAtom).past,
    move: async (moving: readonly OrderLine[], supplier = 'S2') => {
      const rows = moveRows(lines, moving, { supplier, rounding: 'leave' }, getPrices);
      const done = await act(() => result.current.move(rows, 'leave'));
      return { moved: done.moved, left: Object.fromEntries(done.left) };
    },
  };
}

describe('moved lines', () => {
  it('are one action, and are undone in one step', async () => {
    const page = await open({ lines: three });
    expect(await page.move(three)).toEqual({ moved: 3, left: {} });
    expect(page.held()).toEqual(['102: 20', '202: 10', '302: 10']);
    expect(page.past().map(({ kind, steps }) => [kind, steps.length])).toEqual([['move', 3]]);
    act(() => page.result.current.history.undo());
    await waitFor(() => expect(page.held()).toEqual(['101: 20', '201: 10', '301: 10']));
  });

  it('merge with the line at that price, and are split again by undo', async () => {
    const lines = [lineAt(1, 1, 1, 20), lineAt(2, 1, 2, 10)];
    const page = await open({ lines, settings: { ordering_MultipleProducts: true } });
    expect(await page.move(lines.slice(0, 1))).toEqual({ moved: 1, left: {} });
    expect(page.held()).toEqual(['102: 30']);
    expect(page.unsaved()).toEqual([]);
    act(() => page.result.current.history.undo());
    await waitFor(() => expect(page.held()).toEqual(['101: 20', '102: 10']));
  });

  it('stay if the server rejects them, and report it one by one', async () => {
    const page = await open({ lines: three, fault: (write) => (write === 1 ? 2 : undefined) });
    expect(await page.move(three)).toEqual({
      moved: 2,
      left: { 2: 'Sorry an error has occurred, error code: 2. Please try again.' },
    });
    expect(page.held()).toEqual(['102: 20', '201: 10', '302: 10']);
    expect(page.past()[0]?.steps).toHaveLength(2);
  });

  it('are not tried again once the server stops answering', async () => {
    const page = await open({ lines: three, fault: (write) => (write === 1 ? 'lost' : undefined) });
    const { moved, left } = await page.move(three);
    expect([moved, left[3]]).toEqual([1, messages.left.stopped]);
    expect(page.sent).toHaveLength(2);
  });

  it('have moved if only the answer was lost', async () => {
    const page = await open({ lines: three, fault: (write) => (write === 1 ? 'late' : undefined) });
    expect(await page.move(three)).toEqual({ moved: 3, left: {} });
    expect(page.past()[0]?.steps).toHaveLength(3);
  });

  it('are left alone if a colleague changed or removed them meanwhile', async () => {
    const page = await open({ lines: three });
    page.colleague(1, lineAt(1, 1, 1, 7));
    page.colleague(2, null);
    expect(await page.move(three)).toEqual({ moved: 1, left: { 1: messages.left.changed(7), 2: messages.left.gone } });
    expect(page.held()).toEqual(['101: 7', '302: 10']);
  });

  it('stop after the current line when the user cancels', async () => {
    const page = await open({
      lines: three,
      fault(write) {
        if (write === 0) page.result.current.stop();
        return undefined;
      },
    });
    expect(await page.move(three)).toEqual({ moved: 1, left: { 2: messages.left.stopped, 3: messages.left.stopped } });
  });
});

describe('a line that was removed and could not be merged', () => {
  const lines = [lineAt(1, 1, 1, 20), lineAt(2, 1, 2, 10)];

  it('is listed under Not saved with its full quantity: nothing is lost or duplicated', async () => {
    const page = await open({ lines, fault: (write) => (write === 1 ? 2 : undefined) });
    expect(await page.move(lines.slice(0, 1))).toEqual({ moved: 0, left: { 1: messages.left.takenOff } });
    expect(page.held()).toEqual(['102: 10']);
    expect(page.unsaved()).toMatchObject([{ lineid: 2, quantity: 30, orderid: 7 }]);
  });

  it('is not stored if it could not be removed', async () => {
    const page = await open({ lines, fault: (write) => (write === 0 ? 2 : undefined) });
    await page.move(lines.slice(0, 1));
    expect(page.held()).toEqual(['101: 20', '102: 10']);
    expect(page.unsaved()).toEqual([]);
  });
});
