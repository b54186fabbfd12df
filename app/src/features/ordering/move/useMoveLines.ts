import { useRef, useState } from 'react';
import { orderQuery } from '#orders/current/api/getOrder.ts';
import type { OrderLine } from '#orders/current/model/line.ts';
import { type LineWriter, useLineWriter } from '#orders/lines/api/lines.ts';
import { sameContent } from '#orders/lines/history/model/entry.ts';
import { messages as lineMessages } from '#orders/lines/messages.ts';
import { unsavedKey } from '#orders/lines/unsavedLines.ts';
import { useUnsavedLines } from '#orders/lines/useUnsavedLines.ts';
import { errorText, getFailure, isUnknown } from '#server/outcome.ts';
import { fetchFresh } from '#server/queries.ts';
import { useServices } from '#session/services.ts';
import { messages } from './messages.ts';
import { getMovedLine, type Rounding } from './model/movedLine.ts';
import type { MoveRow } from './model/moveRows.ts';

export interface MoveResult {
  moved: number;
  /** Reasons by id of the lines that stayed. */
  left: ReadonlyMap<number, string>;
}

interface Working {
  done: number;
  of: number;
  stopping: boolean;
}

/** True if further requests are pointless: order locked by another user, or no connection. */
const stopsAll = (error: unknown) => {
  const failure = getFailure(error);
  return isUnknown(failure) || failure.kind === 'blocked' || failure.kind === 'expired';
};

/** Thrown for a line that was removed but could not be added at the target. */
class NotAdded extends Error {}

/**
 * Moves lines to other prices in sequence, as one undoable action. Lines changed meanwhile are left alone and reported.
 */
export function useMoveLines(orderId: number) {
  const { client, queryClient } = useServices();
  const { together } = useLineWriter(orderId);
  const { keep, forget } = useUnsavedLines(orderId);
  const [working, setWorking] = useState<Working | null>(null);
  const stopped = useRef(false);
  const query = orderQuery(client, orderId);

  /**
   * Merges a line into one at its new price. Stores the target quantity before the first request, so that nothing is
   * lost.
   */
  const join = async (line: OrderLine, into: OrderLine, quantity: number, writer: LineWriter, known: number[]) => {
    const about = { lineid: into.id, description: into.description, supplier: into.supplier, quantity };
    const sent = { known, lineid: into.id, quantity };
    keep({ ...about, error: lineMessages.unsaved.unanswered, sent });
    try {
      await writer.remove(line.id);
    } catch (error) {
      if (!isUnknown(getFailure(error))) forget(unsavedKey(about));
      throw error;
    }
    try {
      await writer.update({ id: into.id, line: { ...into, quantity } });
    } catch (error) {
      keep({ ...about, error: errorText(error), sent });
      throw new NotAdded('taken off and not added', { cause: error });
    }
    forget(unsavedKey(about));
  };

  /** Moves one line. @returns why it stays; null once moved */
  const moveOne = async ({ line, offer }: MoveRow, rounding: Rounding, writer: LineWriter): Promise<string | null> => {
    const lines = queryClient.getQueryData(query.queryKey)?.lines ?? [];
    const now = lines.find(({ id }) => id === line.id);
    if (!now) return messages.left.gone;
    if (!offer || !sameContent(now, line)) return messages.left.changed(now.quantity);
    const arrival = getMovedLine(now, offer, lines, rounding);
    if (arrival === 'too many') return messages.state.tooMany;
    if (arrival === 'not a multiple') return messages.state.noMultiple(offer.deal.step);
    if (typeof arrival === 'string') return messages.state.isThere;
    const { into, line: arriving } = arrival;
    const known = lines.map(({ id }) => id);
    if (into) await join(now, into, arriving.quantity, writer, known);
    else await writer.update({ id: now.id, line: arriving, replace: true });
    return null;
  };

  return {
    /** Progress; null while idle. */
    working,
    /** Stops after the current line. */
    stop() {
      stopped.current = true;
      setWorking((before) => before && { ...before, stopping: true });
    },
    /**
     * @param rows lines to move
     * @throws {CallError} if the order cannot be read; nothing was sent
     */
    async move(rows: readonly MoveRow[], rounding: Rounding): Promise<MoveResult> {
      stopped.current = false;
      setWorking({ done: 0, of: rows.length, stopping: false });
      const left = new Map<number, string>();
      const writer = together('move');
      let ended: string | null = null;
      try {
        await fetchFresh(queryClient, query);
        for (const [at, row] of rows.entries()) {
          const { id } = row.line;
          if (ended !== null || stopped.current) {
            left.set(id, ended ?? messages.left.stopped);
            continue;
          }
          try {
            const why = await moveOne(row, rounding, writer);
            if (why !== null) left.set(id, why);
          } catch (error) {
            const cause = error instanceof NotAdded ? error.cause : error;
            left.set(id, error instanceof NotAdded ? messages.left.takenOff : errorText(cause));
            if (stopsAll(cause)) ended = messages.left.stopped;
          }
          setWorking((before) => before && { ...before, done: at + 1 });
        }
      } finally {
        writer.end();
        setWorking(null);
      }
      return { moved: rows.length - left.size, left };
    },
  };
}
