import type { Order } from '#orders/current/model/line.ts';
import type { Client } from '#server/client.ts';
import { isUnknown, type Outcome } from '#server/outcome.ts';
import { done } from '#server/queries.ts';

/** A change to an order's lines that can tell from the order whether it happened. */
export interface LineWrite<Answer> {
  send(client: Client): Promise<Outcome<Answer>>;
  /** True if the order shows that the change was made. */
  happened(order: Order): boolean;
}

/**
 * Writes once. Where no answer tells what became of it, the order is read again: a change that it shows was made, and
 * anything else is an error to be shown, with nothing sent a second time (decision 8).
 * @returns what the server acknowledged; null where the order was read to find out
 * @throws {CallError} if the change was refused, or not made as far as can be told
 */
export async function writeOnce<Answer>(
  client: Client,
  write: LineWrite<Answer>,
  readOrder: () => Promise<Order | null>,
): Promise<Answer | null> {
  const outcome = await write.send(client);
  if (outcome.kind === 'value') return outcome.value;
  // 'Nothing' may be the answer to a repetition: browsers send a request again when a connection they reused drops.
  if (outcome.kind === 'nothing' || isUnknown(outcome)) {
    const order = await readOrder().catch(() => null);
    if (order && write.happened(order)) return null;
  }
  return done(outcome);
}
