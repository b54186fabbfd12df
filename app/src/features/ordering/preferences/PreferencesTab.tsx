import type { ListTabProps } from '#features/ordering/search/listTab.tsx';
import { PreferencesPanel } from './PreferencesPanel.tsx';
import './preferences.css';

/** Preferences as a tab of the ordering page; focus starts at the form's first control. */
export const PreferencesTab = ({ onStep }: Pick<ListTabProps, 'onStep'>) => (
  <div className="preferences-tab" onFocusCapture={() => onStep('tab')}>
    <PreferencesPanel />
  </div>
);
