import { atom } from 'jotai';
import type { LinkState, LiveLink } from './liveLink.ts';

/** SignalR connection of the session; null until the shell opens it. */
export const liveLinkAtom = atom<LiveLink | null>(null);
liveLinkAtom.debugLabel = 'live link';

export const linkStateAtom = atom<LinkState>('connecting');
linkStateAtom.debugLabel = 'live link state';
