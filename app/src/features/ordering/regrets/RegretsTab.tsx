import { useImperativeHandle, useRef } from 'react';
import type { ListTabProps } from '#features/ordering/search/listTab.tsx';
import { type RegretsHandle, RegretsPanel } from './RegretsPanel.tsx';

/** Regrets as a tab of the ordering page, without a search. */
export function RegretsTab({ handleRef, shown, onChoose, onStep, onAdvancedRegrets }: ListTabProps) {
  const regrets = useRef<RegretsHandle>(null);
  useImperativeHandle(handleRef, () => ({
    start: () => regrets.current?.start() ?? false,
    focusList: () => regrets.current?.focus(),
    search: () => null,
    type: () => undefined,
  }));
  return (
    <RegretsPanel
      gridRef={regrets}
      shown={shown}
      onChoose={onChoose}
      onFocus={() => onStep('tab')}
      onAdvanced={onAdvancedRegrets}
    />
  );
}
