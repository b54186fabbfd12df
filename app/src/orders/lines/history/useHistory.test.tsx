import { toast } from '@mortar/design-system';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { orderQuery } from '#orders/current/api/getOrder.ts';
import { currentOrderAtom } from '#orders/current/currentOrder.ts';
import { useLineWriter } from '#orders/lines/api/lines.ts';
import { lineAt } from '#orders/lines/testing/historyLines.ts';
import { type OrderServerOptions, startOrderServer } from '#orders/lines/testing/orderServer.tsx';
import { dropHistory, historyAtom } from './historyAtom.ts';
import { useHistory } from './useHistory.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function open(options: OrderServerOptions = {}) {
  const server = startOrderServer(options);
  const { services, wrapper } = server;
  const said = vi.fn();
  const error = vi.spyOn(toast, 'error').mockReturnValue(0);
  await services.queryClient.fetchQuery(orderQuery(services.client, 7));
  const { result } = renderHook(
    () => ({ write: useLineWriter(7), ...useHistory({ orderId: 7, say: ({ text }) => said(text) }) }),
    { wrapper },
  );
  const waitForReads = () => waitFor(() => expect(services.queryClient.isFetching()).toBe(0));
  const press = async (direction: 'undo' | 'redo', until: () => void) => {
    act(() => result.current[direction]());
    await waitFor(until);
    await waitForReads();
  };
  return {
    ...server,
    result,
    said,
    error,
    press,
    by: (work: (write: ReturnType<typeof useLineWriter>) => Promise<unknown>) =>
      act(async () => void (await work(result.current.write))),
    reported: () => error.mock.calls.flat().join('\n'),
  };
}

const panado = lineAt(1, 1, 1, 5);
const [atSecond, atThird] = [lineAt(1, 1, 2, 10), lineAt(1, 1, 3, 5)];

describe('a manual edit', () => {
  it('is undone and redone, a deletion under a new id', async () => {
    const page = await open({ lines: [panado] });
    await page.by((write) => write.remove(1));
    expect(page.held()).toEqual([]);
    await page.press('undo', () => expect(page.said).toHaveBeenLastCalledWith(expect.stringMatching(/^Undone: 5 × /)));
    expect(page.held()).toEqual(['101: 5']);
    await page.press('redo', () => expect(page.said).toHaveBeenLastCalledWith(expect.stringMatching(/^Done again: /)));
    expect(page.held()).toEqual([]);
    expect(page.sent.map(({ path }) => path.split('/').at(-1))).toEqual(['delete', 'add', 'delete']);
  });

  it('is one action if its lines are written together', async () => {
    const page = await open({ lines: [panado, lineAt(2, 2, 1, 3)] });
    await page.by(async (write) => {
      const move = write.together('move');
      await move.update({ id: 1, line: atThird, replace: true });
      await move.update({ id: 2, line: lineAt(2, 2, 3, 3), replace: true });
      move.end();
    });
    expect(page.held()).toEqual(['103: 5', '203: 3']);
    await page.press('undo', () => expect(page.said).toHaveBeenCalledWith('Undone: 2 lines moved.'));
    expect(page.held()).toEqual(['101: 5', '201: 3']);
  });

  it('is undone once for each press, in sequence', async () => {
    const page = await open();
    for (const product of [1, 2, 3]) await page.by((write) => write.add(lineAt(0, product, 1, 1)));
    act(() => page.result.current.undo());
    act(() => page.result.current.undo());
    await waitFor(() => expect(page.said).toHaveBeenCalledTimes(2));
    expect(page.held()).toEqual(['101: 1']);
  });

  it('is forgotten once the order is closed, or part of it was sent', async () => {
    const page = await open();
    const { store } = page.services;
    await page.by((write) => write.add(panado));
    act(() => store.set(currentOrderAtom, null));
    expect(store.get(historyAtom)).toMatchObject({ orderid: null, past: [] });
    act(() => store.set(currentOrderAtom, { orderId: 7, orderNumber: '100131', type: 'update' }));
    expect(page.result.current.history).toBeNull();
    await page.by((write) => write.add(lineAt(0, 2, 1, 1)));
    expect(page.result.current.history?.past).toHaveLength(1);
    act(() => dropHistory(store));
    expect(page.result.current.history).toBeNull();
    act(() => page.result.current.undo());
    expect(page.sent).toHaveLength(2);
  });

  it('is not recorded for this order if it is in another order', async () => {
    const page = await open();
    const { result } = renderHook(() => useLineWriter(8), { wrapper: page.wrapper });
    await act(async () => void (await result.current.add(panado)));
    expect(page.services.store.get(historyAtom).past).toEqual([]);
  });
});

describe('a change by a colleague', () => {
  it('is detected even if the order was being read before', async () => {
    const page = await open({ lines: [panado] });
    const release = page.holdRead();
    await page.by((write) => write.update({ id: 1, line: { ...panado, quantity: 8 } }));
    page.colleague(1, lineAt(1, 1, 1, 20));
    act(() => page.result.current.undo());
    release();
    await waitFor(() => expect(page.reported()).toMatch(/^Not undone: the order was changed since\./));
    expect(page.held()).toEqual(['101: 20']);
  });

  it('is reported with the colleague’s name, and nothing is written', async () => {
    const page = await open({ lines: [panado] });
    await page.by((write) => write.update({ id: 1, line: { ...panado, quantity: 8 }, fromDialog: true }));
    page.colleague(1, lineAt(1, 1, 1, 20));
    await page.press('undo', () => expect(page.error).toHaveBeenCalledOnce());
    expect(page.reported()).toBe(
      'Not undone: the order was changed since.\nProduct 1 is 20 from Supplier 1 now (Ayesha Jacobs).',
    );
    expect(page.held()).toEqual(['101: 20']);
    expect(page.sent).toHaveLength(1);
    expect(page.result.current.history?.past).toEqual([]);
  });

  it('is reported if the line is gone', async () => {
    const page = await open();
    await page.by((write) => write.add(panado));
    page.colleague(100, null);
    await page.press('undo', () => expect(page.reported()).toMatch(/Product 1 from Supplier 1 is no longer there\.$/));
  });
});

describe('an undo call', () => {
  it.each([
    [2, 'Sorry an error has occurred, error code: 2. Please try again.'],
    ['lost', 'Sorry an unexpected error has occurred. Please try again'],
  ] as const)('that fails (%s) is reported and can be retried', async (how, text) => {
    const page = await open({ lines: [panado], fault: (write) => (write === 1 ? how : undefined) });
    await page.by((write) => write.remove(1));
    await page.press('undo', () => expect(page.reported()).toBe(`Not undone: Product 1. ${text}`));
    expect(page.held()).toEqual([]);
    await page.press('undo', () => expect(page.said).toHaveBeenCalledOnce());
    expect(page.held()).toEqual(['101: 5']);
  });

  it('removes the message of its failure when it succeeds', async () => {
    const page = await open({ lines: [panado], fault: (write) => (write === 1 ? 2 : undefined) });
    const dismiss = vi.spyOn(toast, 'dismiss');
    page.error.mockReturnValue(17);
    await page.by((write) => write.remove(1));
    await page.press('undo', () => expect(page.reported()).toMatch(/^Not undone/));
    expect(dismiss).not.toHaveBeenCalledWith(17);
    await page.press('undo', () => expect(page.said).toHaveBeenCalledOnce());
    expect(dismiss).toHaveBeenCalledWith(17);
  });

  it('with a lost answer is found to be done, and not sent twice', async () => {
    const page = await open({ lines: [panado], fault: (write) => (write === 1 ? 'late' : undefined) });
    await page.by((write) => write.remove(1));
    await page.press('undo', () => expect(page.said).toHaveBeenCalledOnce());
    expect(page.held()).toEqual(['101: 5']);
    await page.press('redo', () => expect(page.said).toHaveBeenCalledTimes(2));
    expect(page.held()).toEqual([]);
  });

  it('leaves the rest of an action for the next time', async () => {
    const lines = [panado, lineAt(2, 2, 1, 3), lineAt(3, 3, 1, 2)];
    const page = await open({ lines, fault: (write) => (write === 4 ? 2 : undefined) });
    await page.by(async (write) => {
      const move = write.together('move');
      for (const [at, line] of lines.entries()) {
        await move.update({ id: line.id, line: lineAt(0, at + 1, 3, line.quantity), replace: true });
      }
      move.end();
    });
    await page.press('undo', () => expect(page.reported()).toMatch(/^Not undone: Product 2\. .*\n1 of 3 lines\.$/));
    expect(page.held()).toEqual(['103: 5', '203: 3', '301: 2']);
    await page.press('undo', () => expect(page.said).toHaveBeenCalledOnce());
    expect(page.held()).toEqual(['101: 5', '201: 3', '301: 2']);
  });
});

describe('undo of many lines', () => {
  /** @param waits index of the write that waits until `goOn` is called */
  async function ordered(count: number, waits?: number) {
    const { promise, resolve: goOn } = Promise.withResolvers<void>();
    const opened = await open({ held: (write) => (write === waits ? promise : undefined) });
    const page = { ...opened, goOn };
    await page.by(async (write) => {
      const list = write.together('quick order');
      for (let product = 1; product <= count; product += 1) await list.add(lineAt(0, product, 1, 1));
      list.end();
    });
    expect(page.held()).toHaveLength(count);
    return page;
  }

  it('shows its progress at once, ignores other presses, and ends with one state', async () => {
    const page = await ordered(12, 12 + 5);
    const release = page.holdRead();
    act(() => page.result.current.undo());
    await waitFor(() => expect(page.result.current.working).toMatchObject({ done: 0, of: 12, stopping: false }));
    expect(page.result.current.working?.label).toBe('Taking 12 lines off');
    act(() => page.result.current.undo());
    act(() => page.result.current.redo());
    act(() => page.result.current.redo());
    release();
    await waitFor(() => expect(page.result.current.working?.done).toBe(5));
    act(() => page.result.current.redo());
    page.goOn();
    await waitFor(() => expect(page.result.current.working).toBeNull());
    expect(page.held()).toEqual([]);
    expect(page.said.mock.calls).toEqual([['Undone: 12 lines added.']]);
    await page.press('redo', () => expect(page.said).toHaveBeenCalledTimes(2));
    expect(page.held()).toHaveLength(12);
    expect(page.sent).toHaveLength(36);
  });

  it('stops after the current line, and undoes the rest at the next press', async () => {
    const page = await ordered(12, 12 + 5);
    act(() => page.result.current.undo());
    await waitFor(() => expect(page.result.current.working?.done).toBe(5));
    act(() => page.result.current.stop());
    expect(page.result.current.working?.stopping).toBe(true);
    page.goOn();
    await waitFor(() => expect(page.result.current.working).toBeNull());
    expect(page.held()).toHaveLength(6);
    expect(page.said.mock.calls).toEqual([['Stopped: 6 of 12 lines. Ctrl Z takes back the others.']]);
    await page.press('undo', () => expect(page.said).toHaveBeenCalledTimes(2));
    expect(page.held()).toEqual([]);
  });

  it('shows no progress for a few lines', async () => {
    const page = await ordered(9);
    const release = page.holdRead();
    act(() => page.result.current.undo());
    expect(page.result.current.working).toBeNull();
    release();
    await waitFor(() => expect(page.said).toHaveBeenCalledOnce());
  });
});

describe('a rule of manual edits', () => {
  it('prompts for the password of the maximum, and continues with it', async () => {
    const settings = { ordering_LimitMaximumQuantity_Enabled: true, ordering_MaximumQuantity: 4 };
    const page = await open({ lines: [panado], settings });
    await page.by((write) => write.remove(1));
    await page.press('undo', () => expect(page.result.current.question?.kind).toBe('limit'));
    expect(page.held()).toEqual([]);
    act(() => page.result.current.cancel());
    expect(page.result.current.history?.past).toHaveLength(1);
    await page.press('undo', () => expect(page.result.current.question).not.toBeNull());
    const { question } = page.result.current;
    act(() => question && page.result.current.answer(question));
    await waitFor(() => expect(page.said).toHaveBeenCalledOnce());
    expect(page.held()).toEqual(['101: 5']);
  });

  it('prompts for the password of a locked supplier if a line returns to it', async () => {
    const page = await open({ lines: [panado], locked: [101] });
    await page.by((write) => write.update({ id: 1, line: atSecond, replace: true }));
    await page.press('undo', () => expect(page.result.current.question).toMatchObject({ kind: 'lock' }));
    expect(page.held()).toEqual(['102: 10']);
    const { question } = page.result.current;
    act(() => question && page.result.current.answer(question));
    await waitFor(() => expect(page.said).toHaveBeenCalledOnce());
    expect(page.held()).toEqual(['101: 5']);
  });

  it('does not restore a second supplier if one is allowed', async () => {
    const page = await open({ lines: [panado], settings: { ordering_MultipleProducts: false } });
    await page.by((write) => write.remove(1));
    page.colleague(50, lineAt(50, 1, 3, 2));
    await page.press('undo', () =>
      expect(page.reported()).toMatch(/your settings allow one supplier for a product\.$/),
    );
    expect(page.held()).toEqual(['103: 2']);
  });
});
