import { SlidersHorizontal } from 'lucide-react';
import type { ListTab } from '#features/ordering/search/listTab.tsx';
import { lazyPart } from '#parts/lazyPart.tsx';

export const preferencesTab: ListTab = {
  id: 'preferences',
  digit: 5,
  label: 'Preferences',
  kind: 'form',
  icon: <SlidersHorizontal size={16} aria-hidden />,
  part: lazyPart(() => import('./PreferencesTab.tsx'), 'PreferencesTab'),
};
