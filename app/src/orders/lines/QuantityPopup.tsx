import { Button, CheckboxField, Popup, PopupError, QuantityBox, Skeleton, TextLink } from '@mortar/design-system';
import { type ReactNode, useEffect, useState } from 'react';
import type { Waiting } from '#keyboard/typeAhead/useTypeAhead.ts';
import { lazyPart } from '#parts/lazyPart.tsx';
import { OptionalPart } from '#parts/OptionalPart.tsx';
import { PartBoundary } from '#parts/PartBoundary.tsx';
import type { SupplierPrice } from '#products/prices/model/supplierPrice.ts';
import type { Product } from '#products/search/model/product.ts';
import { messages as retailerMessages } from '#retailers/messages.ts';
import { useOrderPharmacies } from '#retailers/useOrderPharmacies.ts';
import { lineTotal } from '#rules/money.ts';
import { errorText } from '#server/outcome.ts';
import { useMoney, useSettings } from '#session/settings.tsx';
import { useSession } from '#session/useSession.ts';
import { useUpdateFavourite } from './api/favourite.ts';
import { messages } from './messages.ts';
import { type Offer, toOffer } from './model/offer.ts';
import { BonusLadder } from './offer/BonusLadder.tsx';
import { regretMessages } from './offer/regretMessages.ts';
import { SupplierCredit, useCreditUsed } from './offer/SupplierCredit.tsx';
import { LineQuestions } from './questions/LineQuestions.tsx';
import { useQuantityEntry } from './useQuantityEntry.ts';
import { useQuantitySummary } from './useQuantitySummary.ts';
import type { Saved } from './useSaved.ts';
import './quantity.css';

// Loaded lazily; ordering does not wait for these.
const LastBought = lazyPart(() => import('./offer/LastBought.tsx'), 'LastBought');
// Loaded for groups only, which few pharmacies belong to.
const NoAccount = lazyPart(() => import('#retailers/NoAccount.tsx'), 'NoAccount');
const PromotionCard = lazyPart(() => import('./offer/PromotionCard.tsx'), 'PromotionCard');
const IncorrectLinkPopup = lazyPart(() => import('./IncorrectLinkPopup.tsx'), 'IncorrectLinkPopup');

const texts = messages.quantity;

export interface QuantityPopupProps {
  orderId: number;
  product: Product;
  price: SupplierPrice;
  /** Initial quantity; default is the most common one. */
  quantity?: number | null;
  /** True while an advert's promotion is active, to show the promoted product. */
  promotion?: boolean;
  /** Text typed meanwhile for the next search. */
  typed?: string;
  /** Called when waiting for the server or an answer starts, and with null when it ends. */
  onWaiting?(waiting: Waiting): void;
  /** Renders guidance for a quantity of 1 or more. Two lines are reserved. */
  guidance?(quantity: number): ReactNode;
  onDone(saved: Saved | null): void;
  onCancel(): void;
  /** Focus target after closing; null for the supplier's row. */
  returnFocusTo(): HTMLElement | null;
}

/**
 * 'Quantity Selection': quantity of a product at a supplier's price; with the promoted product during a promotion, as
 * 'Promotion Quantity Selection' (001 §2). Shows the product's name as in the list, with the supplier's name and the
 * report of a wrong link below.
 */
export function QuantityPopup(props: QuantityPopupProps) {
  const { orderId, product, price, onWaiting, onDone, onCancel, returnFocusTo } = props;
  const offer = toOffer(product, price);
  const { entry, quantity, box, submit, leave } = useQuantityEntry({
    orderId,
    offer,
    onDone,
    onCancel,
    line: null,
    about: { product, price },
    // A deal's first multiple, else one.
    initial: props.quantity ?? (offer.deal.bonus > 0 ? offer.deal.step : 1),
  });
  const group = useSession().staff.grouporderingenabled;
  const creditUsed = useCreditUsed(price.supplierCode);
  const [reporting, setReporting] = useState(false);
  const choose = (rung: number) => {
    box.onChange(rung);
    // So that Enter orders, as after typing.
    box.inputRef.current?.focus();
  };
  const { error, busy, question } = entry.attempt;
  const waiting = busy ? 'call' : question ? 'question' : null;
  useEffect(
    function reportWaiting() {
      onWaiting?.(waiting);
      return () => onWaiting?.(null);
    },
    [waiting, onWaiting],
  );
  return (
    <Popup
      open
      title={props.promotion ? messages.promotion.title : texts.title}
      titleHidden
      titleAside={<SupplierCredit price={price} adding={lineTotal(offer.price, quantity ?? 0)} />}
      onClose={leave}
      initialFocusRef={box.inputRef}
      description={texts.about(
        product.description,
        price.supplier,
        texts.deal(offer.deal.step, offer.deal.bonus),
        creditUsed,
      )}
      returnFocusTo={returnFocusTo}
      footer={
        <Button busy={busy} keyHint="↵" onClick={submit}>
          {texts.ok}
        </Button>
      }
    >
      <div className="quantity-popup">
        <div className="quantity-product">
          <h3 dir="auto" translate="no">
            {product.description}
          </h3>
          <div className="quantity-facts">
            <span dir="auto" translate="no">
              {price.supplierProductDescription}
            </span>
            <TextLink quiet onClick={() => setReporting(true)}>
              {texts.report}
            </TextLink>
          </div>
          <OptionalPart fallback={null}>
            <LastBought product={product} price={price} />
            {group && <NoAccount orderId={orderId} supplierCode={price.supplierCode} />}
          </OptionalPart>
        </div>
        {props.promotion && (
          <OptionalPart fallback={<Skeleton height={114} />}>
            <PromotionCard productCode={product.productCode} price={price} onOrder={submit} />
          </OptionalPart>
        )}
        <div className="quantity-choice">
          <QuantityBox label={texts.label} {...box} />
          <BonusLadder deal={offer.deal} schedule={product.schedule} quantity={quantity} onChoose={choose} />
        </div>
        <Favourite product={product} />
        <Summary orderId={orderId} quantity={quantity ?? 0} offer={offer} regretted={product.regretQuantity} />
        {props.guidance && <div className="quantity-guidance">{quantity !== null && props.guidance(quantity)}</div>}
        <PopupError {...(error && { error })} />
      </div>
      <LineQuestions entry={entry} offer={offer} typed={props.typed} />
      <PartBoundary onFail={() => setReporting(false)}>
        {reporting && <IncorrectLinkPopup open product={product} price={price} onClose={() => setReporting(false)} />}
      </PartBoundary>
    </Popup>
  );
}

interface SummaryProps {
  orderId: number;
  quantity: number;
  offer: Offer;
  /** Units that suppliers did not deliver. */
  regretted: number;
}

function Summary({ orderId, quantity, offer, regretted }: SummaryProps) {
  const forgets = useSettings().ordering_Regrets_DeleteWhenReordered;
  const money = useMoney();
  const count = useOrderPharmacies(orderId)?.length ?? 0;
  const total = lineTotal(offer.price, quantity);
  const summary = useQuantitySummary(quantity, offer);
  return (
    <div className="quantity-summary">
      <p>{summary}</p>
      {forgets && regretted > 0 && <p>{regretMessages.willGo(regretted)}</p>}
      {count > 1 && <p>{retailerMessages.each.line(count, quantity * count, money(total * count))}</p>}
    </div>
  );
}

function Favourite({ product }: { product: Product }) {
  const update = useUpdateFavourite();
  const shown = update.isPending || update.isSuccess ? update.variables.isFavourite : product.isFavourite;
  return (
    <>
      <CheckboxField
        label={texts.favourite}
        checked={shown}
        // Not disabled while saving, which would lose focus.
        onChange={(isFavourite) => !update.isPending && update.mutate({ product, isFavourite })}
      />
      <PopupError {...(update.isError && { error: errorText(update.error) })} />
    </>
  );
}
