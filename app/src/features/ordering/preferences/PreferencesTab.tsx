import type { ListTabProps } from '#features/ordering/search/listTab.tsx';
import { PreferencesPanel } from './PreferencesPanel.tsx';
import './preferences.css';

/** The preferences as a tab of the ordering page: a form, which begins at its first control. */
export const PreferencesTab = ({ onStep }: Pick<ListTabProps, 'onStep'>) => (
  <div className="preferences-tab" onFocusCapture={() => onStep('tab')}>
    <PreferencesPanel />
  </div>
);
