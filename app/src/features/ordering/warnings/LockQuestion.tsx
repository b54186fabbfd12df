import { type Choice, ChoicePopup } from '@mortar/design-system';
import { useState } from 'react';
import { OverridePopup } from '#orders/lines/questions/OverridePopup.tsx';
import { messages } from './messages.ts';

const texts = messages.locks;

export interface LockQuestionProps {
  /** What is locked and for whom, a paragraph each. */
  lines: readonly string[];
  /** What else can be done, between Cancel and Override. */
  choices?: readonly Choice[];
  /** The password was right: the lock is set aside this once. */
  onOverridden(): void;
  onCancel(): void;
}

/** 'Preferred Supplier Locks', whatever is ordered: the override password sets them aside (001 §2, §4). */
export function LockQuestion({ lines, choices = [], onOverridden, onCancel }: LockQuestionProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <ChoicePopup
        open
        title={texts.title}
        message={lines.map((line) => <p key={line}>{line}</p>)}
        choices={[
          { label: texts.cancel, keyHint: 'Esc', onChoose: onCancel },
          ...choices,
          { label: texts.override, primary: true, onChoose: () => setAsking(true) },
        ]}
        onClose={onCancel}
      />
      <OverridePopup
        open={asking}
        overrideKey="ordering_SelectSupplier_Password"
        onAccepted={onOverridden}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
