import { ChoicePopup, useAnnouncement } from '@mortar/design-system';
import { messages } from '#orders/lines/messages.ts';
import { type ComparedLine, computeExchange } from '#orders/lines/model/exchange.ts';
import type { Offer } from '#orders/lines/model/offer.ts';
import type { LineEntry, Question } from '#orders/lines/useLineEntry.ts';
import { bonusUnits } from '#rules/quantity.ts';
import { useMoney } from '#session/settings.tsx';
import { messages as questionMessages } from './messages.ts';
import { OverridePopup } from './OverridePopup.tsx';

export interface LineQuestionPopupProps {
  question: Question;
  /** The typed quantity. */
  quantity: number;
  offer: Pick<Offer, 'description' | 'deal' | 'supplier' | 'price'>;
  answer: LineEntry['answer'];
  /** Text typed for the next search while the prompt opened; stored, not taken as an answer. */
  typed?: string | undefined;
  /** True while the override password is requested. */
  prompting: boolean;
  onPrompting(prompting: boolean): void;
}

/** Debounce in ms before typed text is announced. */
const TYPED_AHEAD = { topic: 'typed ahead', wait: 700 };

/** Question with the stored text below. */
function Message({ lines, typed }: { lines: readonly string[]; typed: string }) {
  const storedText = typed === '' ? [] : [messages.typedAhead(typed)];
  useAnnouncement(storedText.join(''), TYPED_AHEAD);
  return [...lines, ...storedText].map((line) => <p key={line}>{line}</p>);
}

/** Shows a prompt; Enter chooses the most likely answer, never more than was typed. */
export function LineQuestionPopup(props: LineQuestionPopupProps) {
  const { question, quantity, offer, answer, typed = '' } = props;
  const cancel = { label: questionMessages.exists.cancel, keyHint: 'Esc', onChoose: answer.cancel };
  switch (question.next) {
    case 'quantity limit':
      return <QuantityLimit maximum={question.maximum} {...props} typed={typed} />;
    case 'different supplier':
      return <DifferentSupplier line={question.line} quantity={quantity} offer={offer} answer={answer} typed={typed} />;
    case 'product exists': {
      const { line } = question;
      const texts = questionMessages.exists;
      return (
        <ChoicePopup
          open
          title={texts.title}
          message={<Message lines={[texts.text(offer.description, line.quantity)]} typed={typed} />}
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
      const { deal } = offer;
      const texts = questionMessages.incorrectQuantity;
      const multiples = [...(lower === null ? [] : [lower]), higher];
      const choices = multiples.map((multiple) => ({
        label: texts.order(multiple, bonusUnits(multiple, deal)),
        onChoose: () => void answer.quantity(multiple),
      }));
      return (
        <ChoicePopup
          open
          title={texts.title}
          message={<Message lines={[texts.text, texts.deal(deal.step, deal.bonus)]} typed={typed} />}
          // Cancel is the default, so that Enter changes no quantity.
          choices={[{ ...cancel, primary: true }, ...choices]}
          onClose={answer.cancel}
        />
      );
    }
  }
}

interface DifferentSupplierProps extends Pick<LineQuestionPopupProps, 'quantity' | 'offer' | 'answer'> {
  line: Extract<Question, { next: 'different supplier' }>['line'];
  typed: string;
}

/** Replacing loses a line with its bonus, so both lines are shown in full. */
function DifferentSupplier({ line, quantity, offer, answer, typed }: DifferentSupplierProps) {
  const money = useMoney();
  const texts = questionMessages.otherSupplier;
  const { replaced: goes, replacement: comes, difference } = computeExchange(line, offer, quantity);
  const describe = ({ quantity: packs, free, supplier, price, nett, total }: ComparedLine) =>
    texts.line(packs, free, supplier, money(price), money(nett), money(total));
  const lines = [
    texts.text(line.description, line.supplier),
    texts.goes(describe(goes)),
    texts.comes(describe(comes)),
    difference === 0 ? texts.nett.same : texts.nett[difference < 0 ? 'less' : 'more'](money(Math.abs(difference))),
  ];
  return (
    <ChoicePopup
      open
      title={texts.title}
      message={<Message lines={lines} typed={typed} />}
      choices={[
        { label: texts.cancel, keyHint: 'Esc', onChoose: answer.cancel },
        { label: texts.replace, primary: true, onChoose: () => void answer.replace(line) },
      ]}
      onClose={answer.cancel}
    />
  );
}

interface QuantityLimitProps extends Pick<LineQuestionPopupProps, 'answer' | 'prompting' | 'onPrompting'> {
  maximum: number;
  typed: string;
}

function QuantityLimit({ maximum, answer, typed, prompting, onPrompting }: QuantityLimitProps) {
  const texts = questionMessages.limit;
  return (
    <>
      <ChoicePopup
        open
        title={texts.title}
        message={<Message lines={[texts.text(maximum)]} typed={typed} />}
        choices={[
          { label: texts.cancel, keyHint: 'Esc', onChoose: answer.cancel },
          { label: texts.override, onChoose: () => onPrompting(true) },
          { label: texts.takeMaximum(maximum), primary: true, onChoose: () => void answer.quantity(maximum) },
        ]}
        onClose={answer.cancel}
      />
      <OverridePopup
        open={prompting}
        overrideKey="ordering_MaximumQuantityPassword"
        onAccepted={() => void answer.override()}
        onCancel={() => onPrompting(false)}
      />
    </>
  );
}
