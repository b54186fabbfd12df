import { type ListTab, searchedTab } from '#features/ordering/search/listTab.tsx';
import { lazyPart } from '#parts/lazyPart.tsx';

export const genericsTab: ListTab = {
  id: 'generics',
  digit: 3,
  label: 'Generics',
  kind: 'searched',
  part: searchedTab(lazyPart(() => import('./GenericsTab.tsx'), 'GenericsTab')),
};
