import { Button, QuantityBox, SelectField } from '@mortar/design-system';
import type { Product } from '#products/search/model/product.ts';
import { bonusUnits } from '#rules/quantity.ts';
import { useSettings } from '#session/settings.tsx';
import { messages } from './messages.ts';
import type { ByHand, Left, PlannedLine } from './model/plan.ts';
import './quickOrder.css';

const texts = messages.detail;

/** Actions for one line. */
export interface LineSettling {
  onProduct(planned: PlannedLine, product: Product): void;
  onDecide(planned: PlannedLine, hand: ByHand): void;
  /** Looks the line up or adds it again. */
  onAgain(planned: PlannedLine): void;
}

export interface LineDetailProps extends LineSettling {
  planned: PlannedLine;
  /** Text in the list. */
  words: string;
  /** True while lines are being added, when nothing can be changed. */
  busy: boolean;
}

/** Lines whose quantity the user may change. */
const countable = ({ product, status }: PlannedLine) =>
  product !== null &&
  (status.kind === 'new' ||
    status.kind === 'onto' ||
    (status.kind === 'left' && ['quantity', 'hidden', 'multiple', 'limit', 'large'].includes(status.left.reason)));

/** Shows a line of the list, why it was not added, and actions to fix it. */
export function LineDetail({ planned, words, busy, ...actions }: LineDetailProps) {
  const { status, quantity } = planned;
  const left = status.kind === 'left' ? status.left : null;
  return (
    <div className="quick-detail">
      <p>
        {left && `${texts.explained(left)} `}
        {status.kind === 'unread' && `${texts.explained({ reason: status.why })} `}
        {planned.confidence && `${texts.confidence[planned.confidence]} `}
        <span dir="auto">{texts.inList(words)}</span>
      </p>
      {left && <LineActions planned={planned} left={left} busy={busy} {...actions} />}
      {countable(planned) && (
        <QuantityBox
          label={texts.quantity}
          size="sm"
          value={quantity}
          disabled={busy}
          onChange={(next) => next !== null && actions.onDecide(planned, { quantity: next })}
        />
      )}
    </div>
  );
}

interface WaysOnProps extends LineSettling {
  planned: PlannedLine;
  left: Left;
  busy: boolean;
}

/** Actions for a line; empty if it has to be ordered manually. */
function LineActions({ planned, left, busy, onProduct, onDecide: onHand, onAgain }: WaysOnProps) {
  const prompts = useSettings().ordering_PPL_SubstitutionOverridePrompt_Enabled;
  const way = (key: string, text: string, act: () => void, unavailable?: string) => (
    <Button
      key={key}
      size="sm"
      variant="outline"
      disabled={busy}
      unavailable={unavailable}
      onClick={() => !unavailable && act()}
    >
      {text}
    </Button>
  );
  const ordering = (quantity: number, text: string) => way(text, text, () => onHand(planned, { quantity }));
  switch (left.reason) {
    case 'several':
      return (
        <div className="quick-detail__product">
          <SelectField
            label={texts.product}
            placeholder={texts.choose}
            options={planned.candidates.map(({ productCode: value, description: label }) => ({ value, label }))}
            value={null}
            disabled={busy}
            onChange={(code) => {
              const product = planned.candidates.find(({ productCode }) => productCode === code);
              if (product) onProduct(planned, product);
            }}
          />
        </div>
      );
    case 'by name':
      return planned.candidates.map((product) =>
        way(product.productCode, texts.take(product.description), () => onProduct(planned, product)),
      );
    case 'large':
      return ordering(left.quantity, texts.confirm(left.quantity));
    case 'preferred': {
      const { product } = planned;
      return (
        <>
          {left.substitutes.map((substitute) =>
            way(substitute.productCode, texts.take(substitute.description), () => onProduct(planned, substitute)),
          )}
          {product &&
            way(
              'original',
              texts.keep(product.description),
              () => onHand(planned, { original: true }),
              prompts ? texts.keepRefused : undefined,
            )}
        </>
      );
    }
    case 'multiple': {
      const deal = { step: left.price.quantity, bonus: left.price.bonusQuantity };
      return [left.lower, left.higher].map(
        (quantity) => quantity !== null && ordering(quantity, texts.multiple(quantity, bonusUnits(quantity, deal))),
      );
    }
    case 'limit':
      return ordering(left.maximum, texts.maximum(left.maximum));
    case 'failed':
      return way('look', texts.lookUp, () => onAgain(planned));
    case 'refused':
    case 'unanswered':
      return way('again', texts.again, () => onAgain(planned));
    default:
      return null;
  }
}
