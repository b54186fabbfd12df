import { fn, screen, userEvent } from 'storybook/test';
import { useCurrentOrder } from '#orders/current/useCurrentOrder.ts';
import { messages } from '#orders/lines/messages.ts';
import { QuantityPopup } from '#orders/lines/QuantityPopup.tsx';
import { WithOffer } from '#stories/samples.tsx';
import { fill, type Part, popup } from '#stories/steps.ts';

interface SelectorProps {
  name: string;
  supplier: string;
  /** True while an advert's promotion is active. */
  promotion?: boolean;
  /** Text typed meanwhile for the next search. */
  typed?: string;
  /** Replaces the product's name. */
  called?: string;
  /** Units that suppliers did not deliver. */
  regretted?: number;
  onCancel?(): void;
}

/** Quantity selector over the open order, for a product at a supplier. */
export function Selector({ name, supplier, promotion = false, typed = '', ...props }: SelectorProps) {
  const { called, regretted, onCancel = fn() } = props;
  const { current } = useCurrentOrder();
  return (
    <WithOffer name={name} supplier={supplier}>
      {(product, price) => (
        <QuantityPopup
          orderId={current?.orderId ?? 0}
          product={{
            ...product,
            ...(called !== undefined && { description: called }),
            ...(regretted !== undefined && { regretQuantity: regretted }),
          }}
          price={price}
          promotion={promotion}
          typed={typed}
          onDone={fn()}
          onCancel={onCancel}
          returnFocusTo={() => null}
        />
      )}
    </WithOffer>
  );
}

export const selector = (): Promise<Part> => popup(messages.quantity.title);

export const quantityBox = () => screen.findByRole('spinbutton', { name: messages.quantity.label });

export const promotionSelector = (): Promise<Part> => popup(messages.promotion.title);

/** Types a quantity and presses OK. */
export async function order(quantity: number): Promise<void> {
  await selector();
  await fill(await quantityBox(), String(quantity));
  await userEvent.keyboard('{Enter}');
}
