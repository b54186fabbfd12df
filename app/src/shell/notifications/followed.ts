import type { Notification } from '@mortar/contract';
import { atom } from 'jotai';

/** A notification on its way to the page that shows what it is about; null while none is. */
export const followedAtom = atom<{ notification: Notification; path: string } | null>(null);
followedAtom.debugLabel = 'followed notification';
