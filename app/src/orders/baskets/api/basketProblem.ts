import { getOrderLock } from '@mortar/contract';
import { messages } from '#orders/current/messages.ts';
import type { Client } from '#server/client.ts';
import { errorText, getFailure } from '#server/outcome.ts';

/** Returns the message for a failed basket action, with the name of the user who has it open (002 §8). */
export async function basketProblem(client: Client, orderid: number, error: unknown): Promise<string> {
  if (getFailure(error).kind !== 'blocked') return errorText(error);
  const lock = await client.send(getOrderLock, { query: { orderid } });
  return messages.basketOpenedBy(lock.kind === 'value' ? lock.value.staffname : '');
}
