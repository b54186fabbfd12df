import { ConfirmPopup } from '@mortar/design-system';
import { useAtom, useSetAtom } from 'jotai';
import { useRef } from 'react';
import { pageFocus } from '#shell/navigation/focusPage.ts';
import { messages } from '#shell/navigation/messages.ts';
import { discardUnsavedAtom, unsavedQuestionAtom } from '#unsaved/unsaved.ts';

/**
 * What to do with unsaved changes before they are left (000 §4). OK stays with them, and is what both keys press; CANCEL
 * gives them up and goes on.
 */
export function UnsavedChangesPopup() {
  const [question, setQuestion] = useAtom(unsavedQuestionAtom);
  const discard = useSetAtom(discardUnsavedAtom);
  /** True once it was answered with going to another page: that has the keyboard. */
  const left = useRef(false);
  return (
    <ConfirmPopup
      open={question !== null}
      title={messages.unsavedChangesTitle}
      message={messages.unsavedChanges}
      destructive
      cancelLabel={messages.unsavedChangesStay}
      confirmLabel={messages.unsavedChangesDiscard}
      returnFocusTo={() => (left.current ? pageFocus() : null)}
      onCancel={() => {
        left.current = false;
        setQuestion(null);
      }}
      onConfirm={() => {
        left.current = question?.leaves === true;
        setQuestion(null);
        discard();
        question?.proceed();
      }}
    />
  );
}
