import { type ListTab, searchedTab } from '#features/ordering/search/listTab.tsx';
import { lazyPart } from '#parts/lazyPart.tsx';

export const favouritesTab: ListTab = {
  id: 'favourites',
  digit: 4,
  label: 'Favourites',
  kind: 'searched',
  part: searchedTab(lazyPart(() => import('./FavouritesPanel.tsx'), 'FavouritesPanel')),
};
