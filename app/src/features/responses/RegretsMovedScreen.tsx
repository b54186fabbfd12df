import { toast } from '@mortar/design-system';
import { useEffect } from 'react';
import { messages } from '#messaging/frame/messages.ts';
import { ResponsesScreen } from './ResponsesScreen.tsx';

/** /Messages/Regrets: where they are now, beside the responses (002 §2.1, §2.3). */
export function RegretsMovedScreen() {
  useEffect(function sayWhereTheyAre() {
    toast.info(messages.regretsMoved);
  }, []);
  return <ResponsesScreen />;
}
