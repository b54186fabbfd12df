import { useEffect, useState } from 'react';
import { usePasswordTypeAhead } from '#keyboard/password/usePasswordTypeAhead.ts';
import type { LineEntry } from '#orders/lines/useLineEntry.ts';
import { lazyPart } from '#parts/lazyPart.tsx';
import { PartBoundary } from '#parts/PartBoundary.tsx';
import type { LineQuestionPopupProps } from './LineQuestionPopup.tsx';

// Loaded while the quantity is chosen, since most lines need no prompt.
const LineQuestionPopup = lazyPart(() => import('./LineQuestionPopup.tsx'), 'LineQuestionPopup');

export interface LineQuestionsProps extends Pick<LineQuestionPopupProps, 'offer' | 'typed'> {
  entry: LineEntry;
}

/** Shows the prompt between OK and the order, if any. */
export function LineQuestions({ entry: { attempt, answer }, offer, typed }: LineQuestionsProps) {
  const { question, quantity } = attempt;
  const [prompting, setPrompting] = useState(false);
  const isLimit = question?.next === 'quantity limit';
  if (prompting && !isLimit) setPrompting(false);
  // Here, because the popup may load later.
  usePasswordTypeAhead(isLimit, prompting, setPrompting);
  useEffect(function prefetchPrompts() {
    LineQuestionPopup.prefetch();
  }, []);
  return (
    <PartBoundary onFail={answer.cancel}>
      {question && (
        <LineQuestionPopup
          question={question}
          quantity={quantity}
          answer={answer}
          offer={offer}
          typed={typed}
          prompting={prompting}
          onPrompting={setPrompting}
        />
      )}
    </PartBoundary>
  );
}
