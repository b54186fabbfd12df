import { useImperativeHandle, useRef } from 'react';
import type { PaneTabProps, TabHandle } from '#parts/paneTab.ts';
import { Responses } from './Responses.tsx';

/** Responses as a tab of the ordering page. */
export function ResponsesTab({ shown, handleRef }: PaneTabProps<TabHandle>) {
  const search = useRef<HTMLInputElement>(null);
  useImperativeHandle(handleRef, () => ({
    start() {
      search.current?.focus();
      return true;
    },
  }));
  return <Responses narrow shown={shown} searchRef={search} />;
}
