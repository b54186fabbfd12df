import { lazyPart } from '#parts/lazyPart.tsx';
import type { RecordsPopup } from './orderPopup.ts';
import type { PopupTable } from './popupTable.ts';

// Opened from the menu; the page's tabs are prefetched.
const AdvancedRegretsPopup = lazyPart(
  () => import('#features/ordering/regrets/AdvancedRegretsPopup.tsx'),
  'AdvancedRegretsPopup',
);
const HistoryPopup = lazyPart(() => import('#orders/history/HistoryPopup.tsx'), 'HistoryPopup');
const ResponsesPopup = lazyPart(() => import('#orders/responses/ResponsesPopup.tsx'), 'ResponsesPopup');

export const recordsPopups: PopupTable<RecordsPopup> = {
  regrets: (_popup, { show, returnFocusTo }) => (
    <AdvancedRegretsPopup
      onOrdered={(order) => show(order && { kind: 'describe', order })}
      onClose={() => show(null)}
      returnFocusTo={returnFocusTo}
    />
  ),
  history: (_popup, { show, onOrderAgain, returnFocusTo }) => (
    <HistoryPopup onOrderAgain={onOrderAgain} onClose={() => show(null)} returnFocusTo={returnFocusTo} />
  ),
  responses: (_popup, { show, returnFocusTo }) => (
    <ResponsesPopup onClose={() => show(null)} returnFocusTo={returnFocusTo} />
  ),
};
