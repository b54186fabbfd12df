import { atom } from 'jotai';
import type { LinkState, LiveLink } from './liveLink.ts';

/** The link of this session; null until the shell has opened it. */
export const liveLinkAtom = atom<LiveLink | null>(null);
liveLinkAtom.debugLabel = 'live link';

export const linkStateAtom = atom<LinkState>('connecting');
linkStateAtom.debugLabel = 'live link state';
