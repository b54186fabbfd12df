import { ChoicePopup, PasswordPopup } from '@mortar/design-system';
import { useState } from 'react';
import { useMaximumOverride } from '../api/override.ts';
import { messages } from '../messages.ts';
import type { Offer } from '../model/offer.ts';
import type { LineEntry, Question } from '../model/useLineEntry.ts';

/** The popup that asks what stands between OK and the order; none while nothing does. */
export function LineQuestions({ entry: { entry, answer }, offer }: { entry: LineEntry; offer: Offer }) {
  const { question, quantity } = entry;
  if (!question) return null;
  return <Asked question={question} quantity={quantity} answer={answer} offer={offer} />;
}

export interface AskedProps {
  question: Question;
  /** The quantity that was typed. */
  quantity: number;
  offer: Pick<Offer, 'description'>;
  answer: LineEntry['answer'];
}

/** One question as a popup; the most useful choice stands last, and is the one that Enter takes. */
export function Asked({ question, quantity, offer, answer }: AskedProps) {
  const cancel = { label: messages.exists.cancel, keyHint: 'Esc', onChoose: answer.cancel };
  switch (question.next) {
    case 'quantity limit':
      return <QuantityLimit maximum={question.maximum} answer={answer} />;
    case 'different supplier': {
      const { line } = question;
      return (
        <ChoicePopup
          open
          title={messages.otherSupplier.title}
          message={messages.otherSupplier.text(line.description, line.supplier)}
          choices={[
            cancel,
            { label: messages.otherSupplier.replace, primary: true, onChoose: () => void answer.replace(line) },
          ]}
          onClose={answer.cancel}
        />
      );
    }
    case 'product exists': {
      const { line } = question;
      const texts = messages.exists;
      return (
        <ChoicePopup
          open
          title={texts.title}
          message={texts.text(offer.description, line.quantity)}
          choices={[
            cancel,
            { label: texts.keepExisting(line.quantity), onChoose: answer.keepExisting },
            { label: texts.keepThis(quantity), onChoose: () => void answer.replace(line) },
            {
              label: texts.merge(line.quantity + quantity),
              primary: true,
              onChoose: () => void answer.merge(line),
            },
          ]}
          onClose={answer.cancel}
        />
      );
    }
    case 'incorrect quantity': {
      const { lower, higher } = question;
      const choices = [...(lower === null ? [] : [lower]), higher].map((choice, index) => ({
        label: messages.incorrectQuantity.order(choice),
        primary: index === 0,
        onChoose: () => void answer.quantity(choice),
      }));
      return (
        <ChoicePopup
          open
          title={messages.incorrectQuantity.title}
          message={messages.incorrectQuantity.text}
          choices={[cancel, ...choices.reverse()]}
          onClose={answer.cancel}
        />
      );
    }
  }
}

function QuantityLimit({ maximum, answer }: { maximum: number; answer: LineEntry['answer'] }) {
  const validate = useMaximumOverride();
  const [asking, setAsking] = useState(false);
  const [checking, setChecking] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const texts = messages.limit;
  const override = async (password: string) => {
    setChecking(true);
    const problem = await validate(password);
    setChecking(false);
    setError(problem);
    if (!problem) void answer.override();
  };
  return (
    <>
      <ChoicePopup
        open
        title={texts.title}
        message={texts.text(maximum)}
        choices={[
          { label: texts.cancel, keyHint: 'Esc', onChoose: answer.cancel },
          { label: texts.override, onChoose: () => setAsking(true) },
          { label: texts.takeMaximum(maximum), primary: true, onChoose: () => void answer.quantity(maximum) },
        ]}
        onClose={answer.cancel}
      />
      <PasswordPopup
        open={asking}
        busy={checking}
        {...(error && { error })}
        onSubmit={(password) => void override(password)}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
