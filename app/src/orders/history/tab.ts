import { lazyPart } from '#parts/lazyPart.tsx';
import type { PaneTab } from '#parts/paneTab.ts';
import type { HistoryTabProps } from './HistoryTab.tsx';

export const historyTab: PaneTab<HistoryTabProps> = {
  id: 'history',
  digit: 7,
  label: 'Order History',
  part: lazyPart(() => import('./HistoryTab.tsx'), 'HistoryTab'),
  // A group uses its own popup (002 §2.2, §6).
  isFor: ({ grouporderingenabled }) => !grouporderingenabled,
};
