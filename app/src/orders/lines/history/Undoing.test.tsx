import { toast } from '@mortar/design-system';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { orderQuery } from '#orders/current/api/getOrder.ts';
import { useLineWriter } from '#orders/lines/api/lines.ts';
import { lineAt } from '#orders/lines/testing/historyLines.ts';
import { startOrderServer } from '#orders/lines/testing/orderServer.tsx';
import { messages } from './messages.ts';
import { Undoing } from './Undoing.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  act(() => toast.clear());
  vi.restoreAllMocks();
});

const panado = lineAt(1, 1, 1, 5);

/** Page with a text field, on which lines are written. */
async function open({ dialog = false } = {}) {
  const server = startOrderServer({ lines: [panado], settings: { ordering_MultipleProducts: true } });
  const { services, wrapper: Wrapper } = server;
  await services.queryClient.fetchQuery(orderQuery(services.client, 7));
  const said = vi.fn();
  let write: ReturnType<typeof useLineWriter> | undefined;
  function Page() {
    write = useLineWriter(7);
    const [text, setText] = useState('paracetamol');
    return (
      <>
        <input aria-label="Search" value={text} onChange={(event) => setText(event.target.value)} />
        {dialog && (
          <div role="dialog">
            <p data-undoes="">Lines</p>
          </div>
        )}
        <Undoing orderId={7} say={({ text: reported }) => said(reported)} />
      </>
    );
  }
  render(
    <Wrapper>
      <Page />
    </Wrapper>,
  );
  const search = screen.getByRole('textbox', { name: 'Search' });
  return {
    ...server,
    said,
    search,
    by: (work: (writer: ReturnType<typeof useLineWriter>) => Promise<unknown>) =>
      act(async () => void (write && (await work(write)))),
    /** Types into the search as a browser does. */
    type(text: string) {
      fireEvent(search, new InputEvent('beforeinput', { bubbles: true, data: text }));
      fireEvent.change(search, { target: { value: text } });
    },
    /** @returns whether the browser's default action runs */
    press: (target: Element, shiftKey = false) => fireEvent.keyDown(target, { key: 'z', ctrlKey: true, shiftKey }),
  };
}

const offer = () => screen.queryByRole('button', { name: messages.undo });

describe('the toast', () => {
  it('offers undo after a removal, and undoes it', async () => {
    const page = await open();
    await page.by((write) => write.remove(1));
    await waitFor(() => expect(offer()).not.toBeNull());
    expect(screen.getByText(messages.offer.delete('Product 1'))).toBeDefined();
    fireEvent.click(offer() as HTMLElement);
    await waitFor(() => expect(page.held()).toEqual(['101: 5']));
    await waitFor(() => expect(offer()).toBeNull());
  });

  it.each<[string, (write: ReturnType<typeof useLineWriter>) => Promise<unknown>, RegExp | null]>([
    ['adding', (write) => write.add(lineAt(0, 2, 1, 1)), null],
    ['another quantity', (write) => write.update({ id: 1, line: { ...panado, quantity: 8 }, fromDialog: true }), null],
    ['merging', (write) => write.update({ id: 1, line: { ...panado, quantity: 8 } }), /now 8, was 5\.$/],
    [
      'replacing',
      (write) => write.update({ id: 1, line: lineAt(0, 1, 3, 5), replace: true }),
      /was from Supplier 1\.$/,
    ],
  ])('for %s', async (_what, work, text) => {
    const page = await open();
    await page.by(work);
    if (text === null) {
      await new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
      expect(offer()).toBeNull();
    } else expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  });

  it('closes after another action: its button would undo that action', async () => {
    const page = await open();
    await page.by((write) => write.remove(1));
    await waitFor(() => expect(offer()).not.toBeNull());
    await page.by((write) => write.add(lineAt(0, 2, 1, 1)));
    await waitFor(() => expect(offer()).toBeNull());
  });
});

describe('Ctrl+Z', () => {
  it('undoes in the order if nothing was typed since, even in a field with text', async () => {
    const page = await open();
    page.type('ibuprofen');
    await page.by((write) => write.remove(1));
    expect(page.press(page.search)).toBe(false);
    await waitFor(() => expect(page.held()).toEqual(['101: 5']));
    expect(page.press(page.search, true)).toBe(false);
    await waitFor(() => expect(page.held()).toEqual([]));
  });

  it('undoes in the browser only in a field with text typed since', async () => {
    const page = await open();
    await page.by((write) => write.remove(1));
    page.type('ibu');
    expect(page.press(page.search)).toBe(true);
    expect(page.held()).toEqual([]);
    expect(page.press(document.body)).toBe(false);
    await waitFor(() => expect(page.held()).toEqual(['101: 5']));
  });

  it('undoes in the browser in a field while there is nothing to undo in the order', async () => {
    const page = await open();
    expect(page.press(page.search)).toBe(true);
    expect(page.press(document.body)).toBe(false);
  });

  it('works in a popup that contains lines of the order', async () => {
    const page = await open({ dialog: true });
    await page.by((write) => write.remove(1));
    expect(page.press(screen.getByText('Lines'))).toBe(false);
    await waitFor(() => expect(page.held()).toEqual(['101: 5']));
    // Not announced on the page behind a popup.
    expect(page.said).not.toHaveBeenCalled();
    expect((await screen.findAllByText(/^Undone: /)).length).toBeGreaterThan(0);
  });
});

it('clears the history once something was sent', async () => {
  const page = await open();
  await page.by((write) => write.remove(1));
  await waitFor(() => expect(offer()).not.toBeNull());
  const mutation = page.services.queryClient
    .getMutationCache()
    .build(page.services.queryClient, { meta: { sends: true }, mutationFn: async () => null });
  await act(() => mutation.execute(undefined));
  await waitFor(() => expect(offer()).toBeNull());
  page.press(document.body);
  expect(page.held()).toEqual([]);
});
