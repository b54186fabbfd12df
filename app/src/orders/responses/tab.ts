import { canShow } from '#pages/pages.ts';
import { lazyPart } from '#parts/lazyPart.tsx';
import type { PaneTab, PaneTabProps, TabHandle } from '#parts/paneTab.ts';
import { getRefusal } from '#session/permissions.ts';

export const responsesTab: PaneTab<PaneTabProps<TabHandle>> = {
  id: 'responses',
  digit: 8,
  label: 'Responses',
  keys: '↵ show what came of it',
  part: lazyPart(() => import('./ResponsesTab.tsx'), 'ResponsesTab'),
  refusal: (staff) => getRefusal(canShow('responses', staff)),
};
