import { messages } from '#features/dashboard/messages.ts';
import type { AdvertError } from '#orders/current/model/advertError.ts';

/** Returns the message for a failed advert order: result code or kind of failure, and the step (000 §8). */
export function advertFailure({ step, failure }: Pick<AdvertError, 'step' | 'failure'>): string {
  if (failure.kind === 'error') return messages.adverts.failed(String(failure.code), step);
  if (failure.kind === 'http') return messages.adverts.failed(String(failure.status), step);
  return messages.adverts.failed('Network Error', step);
}
