import './CartPopup.css';
import type { BrandName } from '@mortar/themes';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { EmptyCart } from '../EmptyCart/EmptyCart.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { InlineConfirm } from '../InlineConfirm/InlineConfirm.tsx';
import { Popup } from '../Popup/Popup.tsx';
import { PopupError } from '../Popup/PopupError.tsx';

export interface CartPopupProps {
  /** You keep it. */
  open: boolean;
  /** Whose picture an empty cart has. */
  brand: BrandName;
  /** Lines in the cart; at 0 the picture stands in their place and nothing can be completed. */
  count: number;
  /** What they come to, written with its currency. */
  total: string;
  /** A `DataGrid` of the lines: choosing a row asks whether it is taken out. */
  children: ReactNode;
  /** A line is about to be taken out: the question stands until it is answered. */
  removing?: { onYes: () => void; onNo: () => void; busy?: boolean | undefined } | undefined;
  /** The order is being made. */
  completing?: boolean | undefined;
  /** Why it could not be made; the cart stays. */
  error?: string | undefined;
  /** Complete was pressed. */
  onComplete: () => void;
  /** Where there is something to put into an empty cart: it offers the way there. */
  onBrowse?: (() => void) | undefined;
  /** Cancel, Escape or the cross: the cart stays as it is. */
  onCancel: () => void;
}

/** What was chosen in the shop, before it becomes an order (002 §2.11). */
export const CartPopup = (props: CartPopupProps) => {
  const { open, brand, count, total, removing, completing = false, error } = props;
  const empty = count === 0;
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(
    function keepFocus() {
      // What had it went with the last line.
      if (empty && document.activeElement === document.body) cancel.current?.focus();
    },
    [empty],
  );
  return (
    <Popup
      open={open}
      title="My Cart"
      description={empty ? undefined : `Promotions in your cart, ${total} in all.`}
      size="80"
      closable={!completing}
      onClose={props.onCancel}
      titleAside={
        !empty && (
          <strong className="m-figures" translate="no">
            {total}
          </strong>
        )
      }
      footer={
        <>
          <div className="m-cart__said">
            {removing && (
              <InlineConfirm question="Are you sure you want to delete this product?" destructive {...removing} />
            )}
            <PopupError error={error} />
          </div>
          <Button
            ref={cancel}
            variant="outline"
            // While a question stands, Escape answers that.
            keyHint={removing ? undefined : 'Esc'}
            disabled={completing}
            onClick={props.onCancel}
          >
            Cancel
          </Button>
          <Button disabled={empty || removing !== undefined} busy={completing} onClick={props.onComplete}>
            Complete
          </Button>
        </>
      }
    >
      {empty ? (
        <EmptyState
          picture={<EmptyCart brand={brand} />}
          text="Your cart is empty."
          hint="Choose a promotion and its quantity to begin."
          action={props.onBrowse && <Button onClick={props.onBrowse}>Browse promotions</Button>}
        />
      ) : (
        props.children
      )}
    </Popup>
  );
};
