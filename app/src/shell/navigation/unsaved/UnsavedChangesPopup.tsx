import { ConfirmPopup } from '@mortar/design-system';
import { useAtom, useSetAtom } from 'jotai';
import { useRef } from 'react';
import { pageFocus } from '#shell/navigation/focusPage.ts';
import { messages } from '#shell/navigation/messages.ts';
import { discardUnsavedAtom, unsavedQuestionAtom } from '#unsaved/unsaved.ts';

/**
 * Asks before unsaved changes are lost (000 §4). OK stays and is pressed by Enter and Escape; CANCEL discards and
 * continues.
 */
export function UnsavedChangesPopup() {
  const [question, setQuestion] = useAtom(unsavedQuestionAtom);
  const discard = useSetAtom(discardUnsavedAtom);
  /** True after leaving, when focus belongs to the new page. */
  const hasNavigated = useRef(false);
  return (
    <ConfirmPopup
      open={question !== null}
      title={messages.unsavedChangesTitle}
      message={messages.unsavedChanges}
      destructive
      cancelLabel={messages.unsavedChangesStay}
      confirmLabel={messages.unsavedChangesDiscard}
      returnFocusTo={() => (hasNavigated.current ? pageFocus() : null)}
      onCancel={() => {
        hasNavigated.current = false;
        setQuestion(null);
      }}
      onConfirm={() => {
        hasNavigated.current = question?.leaves === true;
        setQuestion(null);
        discard();
        question?.proceed();
      }}
    />
  );
}
