import { type ReactNode, useState } from 'react';
import { lazyPart } from '#parts/lazyPart.tsx';
import { PartBoundary } from '#parts/PartBoundary.tsx';
import { canOpenMessaging } from '#session/permissions.ts';
import { useSession } from '#session/useSession.ts';
import type { Question } from './AskPopup.tsx';

const AskPopup = lazyPart(() => import('./AskPopup.tsx'), 'AskPopup');

/**
 * Lets the user ask a question about something on a page (002 §2.9, §2.10).
 * @returns `ask`, null without permission to write messages; and the popup to render
 */
export function useAsk(): { ask: ((question: Question) => void) | null; popup: ReactNode } {
  const { allowed } = canOpenMessaging(useSession().staff);
  const [question, setQuestion] = useState<Question | null>(null);
  const close = () => setQuestion(null);
  return {
    ask: allowed ? setQuestion : null,
    popup: <PartBoundary onFail={close}>{question && <AskPopup question={question} onClose={close} />}</PartBoundary>,
  };
}
