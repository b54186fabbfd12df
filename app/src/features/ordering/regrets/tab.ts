import type { ListTab } from '#features/ordering/search/listTab.tsx';
import { lazyPart } from '#parts/lazyPart.tsx';

export const regretsTab: ListTab = {
  id: 'regrets',
  digit: 2,
  label: 'Regrets',
  kind: 'rows',
  part: lazyPart(() => import('./RegretsTab.tsx'), 'RegretsTab'),
  refusal: ({ grouporderingenabled }) =>
    grouporderingenabled ? 'Regrets is not available for group profiles.' : undefined,
};
