import { type AnswerOf, addOrderItem, deleteOrderItem, updateOrderItem } from '@mortar/contract';
import { type QueryClient, useMutation } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { orderQuery } from '#orders/current/api/getOrder.ts';
import { currentOrderAtom } from '#orders/current/currentOrder.ts';
import { type Order, type OrderLine, withLines } from '#orders/current/model/line.ts';
import { record } from '#orders/lines/history/historyAtom.ts';
import type { EntryKind, LineStep } from '#orders/lines/history/model/entry.ts';
import type { NewLine } from '#orders/lines/model/offer.ts';
import { fromCents, lineTotal } from '#rules/money.ts';
import { bonusUnits } from '#rules/quantity.ts';
import type { Client } from '#server/client.ts';
import { keys, refreshAfter } from '#server/keys.ts';
import type { Outcome } from '#server/outcome.ts';
import { fetchFresh } from '#server/queries.ts';
import { writeOnce } from '#server/writeOnce.ts';
import { useServices } from '#session/services.ts';
import { useSettings } from '#session/settings.tsx';
import { useSession } from '#session/useSession.ts';

export interface LineChange {
  id: number;
  line: NewLine;
  /** True to take another supplier's price. */
  replace?: boolean;
  /** True from the update dialog, which names no order (001 §7). */
  fromDialog?: boolean;
}

/** Write with its effect on the cached order. */
interface LineWrite<Answer> {
  /** Kind of action if done alone. */
  kind: EntryKind;
  /** Id of the changed line; null to add one. */
  lineid: number | null;
  send(client: Client): Promise<Outcome<Answer>>;
  apply(lines: readonly OrderLine[], answer: Answer): readonly OrderLine[];
  /** Line after the change as lines show it, null if removed; undefined if the change was not made. */
  shown(lines: readonly OrderLine[]): OrderLine | null | undefined;
}

interface Place {
  client: Client;
  queryClient: QueryClient;
  orderid: number;
}

/**
 * Writes a change to an order's lines. On acknowledgement the cached order is updated from the answer, and then read
 * again in the background.
 * @param several true if more changes follow, so that the order is read after the last
 * @returns the change of its line
 * @throws {CallError} if rejected, or apparently not done
 */
async function write<Answer>(place: Place, change: LineWrite<Answer>, several: boolean): Promise<LineStep> {
  const { client, queryClient, orderid } = place;
  const queryKey = keys.order(orderid);
  const cachedLines = () => queryClient.getQueryData<Order | null>(queryKey)?.lines ?? [];
  const known = cachedLines();
  const before = known.find(({ id }) => id === change.lineid) ?? null;
  const written = await writeOnce(() => change.send(client), {
    read: () => fetchFresh(queryClient, orderQuery(client, orderid)),
    verify: ({ lines }) => (change.shown(lines) === undefined ? 'nothing' : 'all'),
  });
  if (written.kind !== 'acknowledged') return { before, after: change.shown(cachedLines()) ?? null };
  // A read started earlier would revert the change: it is cancelled, or restarted below.
  if (several) await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<Order | null>(
    queryKey,
    (order) => order && withLines(order, change.apply(order.lines, written.answer)),
  );
  if (!several) void queryClient.refetchQueries({ queryKey });
  return { before, after: change.shown(change.apply(known, written.answer)) ?? null };
}

const values = (line: NewLine, staffname: string) => ({
  orderedquantity: line.quantity,
  orderedprice: fromCents(line.price),
  bonusquantity: bonusUnits(line.quantity, line.deal),
  creditorid: line.creditorId,
  supplierproductcode: line.supplierProductCode,
  supplierpriceid: line.supplierPriceId,
  staffname,
});

/** `baskettype` of the open order: `daily`, `weekly`, `monthly` or `custom`; empty for an order. */
function useBasketType(): string {
  const current = useAtomValue(currentOrderAtom);
  return current?.type === 'basket' ? current.basket.replace('_Basket', '').toLowerCase() : '';
}

/** Fields set by the server. */
type Given = Pick<OrderLine, 'id' | 'number' | 'accountNumber'>;

/** Line as stored by the server. */
const getLine = (line: NewLine, staff: string, { id, number, accountNumber }: Given): OrderLine => ({
  ...line,
  id,
  number,
  accountNumber,
  bonus: bonusUnits(line.quantity, line.deal),
  total: lineTotal(line.price, line.quantity),
  staff,
});

/** The three changes of lines, with request and effect. */
function useLineChanges({ queryClient, orderid }: Place) {
  const baskettype = useBasketType();
  const { staffname } = useSession().staff;
  const { ordering_Regrets_DeleteWhenReordered: deletewhenreordered } = useSettings();
  return {
    add(line: NewLine, number?: number): LineWrite<AnswerOf<typeof addOrderItem>> {
      const before = queryClient.getQueryData<Order | null>(keys.order(orderid))?.lines ?? [];
      const known = new Set(before.map(({ id }) => id));
      const numbers = before.map((each) => each.number);
      const isFree = number !== undefined && !numbers.includes(number);
      const itemnumber = isFree ? number : Math.max(0, ...numbers) + 1;
      return {
        kind: 'add',
        lineid: null,
        send: (client) =>
          client.send(addOrderItem, {
            query: { orderid, deletewhenreordered, baskettype },
            body: { ...values(line, staffname), orderid, productid: line.productId, itemnumber },
          }),
        shown: (lines) =>
          lines.find(
            ({ id, supplierPriceId, quantity }) =>
              !known.has(id) && supplierPriceId === line.supplierPriceId && quantity === line.quantity,
          ),
        apply: (lines, { orderitemid: id, accountnumber: accountNumber }) => [
          ...lines,
          getLine(line, staffname, { id, number: itemnumber, accountNumber }),
        ],
      };
    },
    update: ({ id, line, replace, fromDialog }: LineChange): LineWrite<unknown> => ({
      kind: replace ? 'replace' : fromDialog ? 'quantity' : 'merge',
      lineid: id,
      send: (client) =>
        client.send(updateOrderItem, {
          query: { orderid: fromDialog ? 0 : orderid },
          body: { ...values(line, staffname), orderitemid: id, ...(replace && { productid: line.productId }) },
        }),
      shown: (lines) =>
        lines.find(
          (each) =>
            each.id === id &&
            each.quantity === line.quantity &&
            each.price === line.price &&
            each.supplierPriceId === line.supplierPriceId,
        ),
      apply: (lines) => lines.map((each) => (each.id === id ? getLine(line, staffname, each) : each)),
    }),
    remove: (id: number): LineWrite<unknown> => ({
      kind: 'delete',
      lineid: id,
      send: (client) => client.send(deleteOrderItem, { query: { orderid, orderItemId: id, staffname } }),
      shown: (lines) => (lines.some((each) => each.id === id) ? undefined : null),
      apply: (lines) => lines.filter((each) => each.id !== id),
    }),
  };
}

/** Changes lines of an order and returns each change. @throws {CallError} as `write` does */
export interface LineWriter {
  /** Adds a line with status Pending (001 §4, add to order). @param number preferred line number, if free */
  add(line: NewLine, number?: number): Promise<LineStep>;
  /** Changes a line's quantity, or its supplier's price if `replace` is set. */
  update(change: LineChange): Promise<LineStep>;
  remove(id: number): Promise<LineStep>;
}

/** Writer for changes that form one action. */
export interface LinesWriter extends LineWriter {
  /** Records the changes as one action and reloads what they affect; call once at the end. */
  end(): void;
}

/** Undo requires that the line's content was known. */
const isKnown = ({ before, after }: LineStep, lineid: number | null) =>
  lineid === null ? after !== null : before !== null;

/**
 * Writes lines of an order. All manual changes of the open order go through here and are recorded for undo
 * (docs/decisions/0041-undo.md).
 */
export function useLineWriter(orderid: number) {
  const { client, queryClient, store } = useServices();
  const place = { client, queryClient, orderid };
  const changes = useLineChanges(place);
  const linesWritten = () => void refreshAfter(queryClient, 'lines written');
  const writer = (several: boolean, note: (kind: EntryKind, step: LineStep) => void): LineWriter => {
    const run = async <Answer>(change: LineWrite<Answer>) => {
      try {
        const step = await write(place, change, several);
        if (isKnown(step, change.lineid)) note(change.kind, step);
        return step;
      } catch (error) {
        // The rejection may be due to another user's change.
        void refreshAfter(queryClient, 'order refused', { orderid });
        throw error;
      } finally {
        if (!several) linesWritten();
      }
    };
    return {
      add: (line, number) => run(changes.add(line, number)),
      update: (change) => run(changes.update(change)),
      remove: (id) => run(changes.remove(id)),
    };
  };
  return {
    /** Each change is its own action. */
    ...writer(false, (kind, step) => record(store, orderid, kind, [step])),
    /** Groups changes into one action; null records none, as for undo and redo. */
    together(kind: EntryKind | null): LinesWriter {
      const steps: LineStep[] = [];
      return {
        ...writer(true, (_kind, step) => void steps.push(step)),
        end() {
          if (kind) record(store, orderid, kind, steps);
          void queryClient.refetchQueries({ queryKey: keys.order(orderid) });
          linesWritten();
        },
      };
    },
  };
}

export function useAddLine(orderid: number) {
  const { add } = useLineWriter(orderid);
  return useMutation({ mutationFn: (line: NewLine) => add(line) });
}

export function useUpdateLine(orderid: number) {
  const { update } = useLineWriter(orderid);
  return useMutation({ mutationFn: (change: LineChange) => update(change) });
}

export function useDeleteLine(orderid: number) {
  const { remove } = useLineWriter(orderid);
  return useMutation({ mutationFn: (id: number) => remove(id) });
}
