import { ChoicePopup } from '@mortar/design-system';
import { useState } from 'react';
import type { Promotion } from '#features/promotions/cart/model/promotion.ts';
import { usePasswordTypeAhead } from '#keyboard/password/usePasswordTypeAhead.ts';
import { OverridePopup } from '#orders/lines/questions/OverridePopup.tsx';
import { bonusUnits } from '#rules/quantity.ts';
import { messages } from './messages.ts';
import type { AddToCart } from './useAddToCart.ts';

export interface CartQuestionProps {
  promotion: Promotion;
  adding: AddToCart;
}

/** Prompt between Add To Cart and the cart, if any (002 §4). */
export function CartQuestion({ promotion, adding: { attempt, answer } }: CartQuestionProps) {
  const { question, quantity } = attempt;
  const cancel = { label: messages.cancel, keyHint: 'Esc', onChoose: answer.cancel };
  switch (question?.next) {
    case 'quantity limit':
      return <Limit maximum={question.maximum} answer={answer} />;
    case 'already in cart': {
      const inCart = question.line.quantity;
      const texts = messages.exists;
      return (
        <ChoicePopup
          open
          title={texts.title}
          message={texts.text(promotion.description, inCart)}
          choices={[
            cancel,
            { label: texts.keepExisting(inCart), onChoose: answer.keepExisting },
            { label: texts.keepThis(quantity), onChoose: answer.replace },
            { label: texts.merge(inCart + quantity), primary: true, onChoose: () => answer.merge(inCart) },
          ]}
          onClose={answer.cancel}
        />
      );
    }
    case 'not a multiple': {
      const { lower, higher } = question;
      const texts = messages.multiple;
      const choices = [...(lower === null ? [] : [lower]), higher].map((multiple) => ({
        label: texts.order(multiple, bonusUnits(multiple, promotion.deal)),
        onChoose: () => answer.quantity(multiple),
      }));
      return (
        <ChoicePopup
          open
          title={texts.title}
          message={texts.text(promotion.deal.step)}
          // Cancel is the default, so that Enter changes no quantity.
          choices={[{ ...cancel, primary: true }, ...choices]}
          onClose={answer.cancel}
        />
      );
    }
    default:
      return null;
  }
}

function Limit({ maximum, answer }: { maximum: number; answer: AddToCart['answer'] }) {
  const [promptingPassword, setPromptingPassword] = useState(false);
  usePasswordTypeAhead(true, promptingPassword, setPromptingPassword);
  const texts = messages.limit;
  return (
    <>
      <ChoicePopup
        open
        title={texts.title}
        message={texts.text(maximum)}
        choices={[
          { label: messages.cancel, keyHint: 'Esc', onChoose: answer.cancel },
          { label: texts.override, onChoose: () => setPromptingPassword(true) },
          { label: texts.takeMax(maximum), primary: true, onChoose: () => answer.quantity(maximum) },
        ]}
        onClose={answer.cancel}
      />
      <OverridePopup
        open={promptingPassword}
        overrideKey="ordering_MaximumQuantityPassword"
        onAccepted={answer.override}
        onCancel={() => setPromptingPassword(false)}
      />
    </>
  );
}
