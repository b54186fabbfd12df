import { currentOrderPart } from './orders/current/currentOrderPart.ts';
import { unsavedLinesPart } from './orders/lines/unsavedLines.ts';
import type { SessionPart } from './session/scope.ts';

/** Session state of all modules. */
export const SESSION_PARTS: readonly SessionPart[] = [currentOrderPart, unsavedLinesPart];
