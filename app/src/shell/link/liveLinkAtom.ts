import { atom } from 'jotai';
import type { LinkState } from '#live/liveLink.ts';

export const linkStateAtom = atom<LinkState>('connecting');
linkStateAtom.debugLabel = 'live link';
