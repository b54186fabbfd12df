import type { Product, SupplierPrice } from '@mortar/contract';
import { Button, CheckboxField, CreditBar, Popup, PopupError, QuantityBox } from '@mortar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Waiting } from '#keyboard/useTypeAhead.ts';
import { messages as retailerMessages } from '#retailers/messages.ts';
import { useOrderPharmacies } from '#retailers/useOrderPharmacies.ts';
import { lineTotal, toCents } from '#rules/money.ts';
import { errorText } from '#server/outcome.ts';
import { useClient } from '#session/services.ts';
import { useMoney } from '#session/settings.tsx';
import { creditUsageQuery } from './api/creditUsage.ts';
import { useUpdateFavourite } from './api/favourite.ts';
import { IncorrectLinkPopup } from './IncorrectLinkPopup.tsx';
import { messages } from './messages.ts';
import { type Offer, toOffer } from './model/offer.ts';
import { LineQuestions } from './questions/LineQuestions.tsx';
import { useQuantityEntry } from './useQuantityEntry.ts';
import { useQuantitySummary } from './useQuantitySummary.ts';
import type { Saved } from './useSaved.ts';
import './quantity.css';

const texts = messages.quantity;

export interface QuantityPopupProps {
  orderid: number;
  product: Product;
  price: SupplierPrice;
  /** What it begins with; without one, what most people order. */
  quantity?: number | null;
  /** What was typed for the next search meanwhile. */
  typed?: string;
  /** Called when it begins to wait for the server or for an answer, and with null when it does no more. */
  onWaiting?(waiting: Waiting): void;
  onDone(saved: Saved | null): void;
  onCancel(): void;
  /** What has the keyboard once it is closed; null for the supplier it came from. */
  returnFocusTo(): HTMLElement | null;
}

/** 'Quantity Selection': how much of a product to order at a supplier's price (001 §2). */
export function QuantityPopup(props: QuantityPopupProps) {
  const { orderid, product, price, onWaiting, onDone, onCancel, returnFocusTo } = props;
  const offer = toOffer(product, price);
  const { entry, quantity, box, submit, leave } = useQuantityEntry({
    ...{ orderid, offer, onDone, onCancel },
    line: null,
    about: { product, price },
    // A deal's first multiple is what most people order; without a deal it is one.
    initial: props.quantity ?? (offer.deal.bonus > 0 ? offer.deal.step : 1),
  });
  const creditUsed = useCreditUsed(price.suppliercode);
  const [reporting, setReporting] = useState(false);
  const { error, busy, question } = entry.entry;
  const waiting = busy ? 'call' : question ? 'question' : null;
  useEffect(
    function sayWhatItWaitsFor() {
      onWaiting?.(waiting);
      return () => onWaiting?.(null);
    },
    [waiting, onWaiting],
  );
  return (
    <Popup
      open
      title={texts.title}
      size="lg"
      titleAside={<SupplierCredit price={price} />}
      onClose={leave}
      initialFocusRef={box.inputRef}
      description={texts.about(
        price.supplierproductdescription || product.productdescription,
        price.suppliername,
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
          <p>{price.supplierproductdescription || product.productdescription}</p>
          <Button variant="ghost" tone="neutral" size="sm" onClick={() => setReporting(true)}>
            {texts.report}
          </Button>
        </div>
        <QuantityBox label={texts.label} {...box} />
        <Favourite product={product} />
        <Summary orderid={orderid} quantity={quantity ?? 0} offer={offer} />
        <PopupError {...(error && { error })} />
      </div>
      <LineQuestions entry={entry} offer={offer} typed={props.typed} />
      <IncorrectLinkPopup open={reporting} product={product} price={price} onClose={() => setReporting(false)} />
    </Popup>
  );
}

function Summary({ orderid, quantity, offer }: { orderid: number; quantity: number; offer: Offer }) {
  const money = useMoney();
  const pharmacies = useOrderPharmacies(orderid);
  const total = lineTotal(offer.price, quantity);
  const summary = useQuantitySummary(quantity, offer);
  return (
    <div className="quantity-summary">
      <p>{summary}</p>
      {pharmacies !== null && pharmacies > 1 && (
        <p>{retailerMessages.each.line(pharmacies, quantity * pharmacies, money(total * pharmacies))}</p>
      )}
    </div>
  );
}

/** How much of a supplier's credit is used, in words; nothing while it is unknown or has no limit. */
function useCreditUsed(supplierCode: string): string {
  const { data } = useQuery(creditUsageQuery(useClient(), supplierCode));
  return data && data.creditlimit > 0 ? texts.creditUsed(Math.round((data.usage / data.creditlimit) * 100)) : '';
}

function SupplierCredit({ price }: { price: SupplierPrice }) {
  const money = useMoney();
  const query = useQuery(creditUsageQuery(useClient(), price.suppliercode));
  return (
    <div className="supplier-credit">
      <strong>{price.suppliername}</strong>
      {query.data && (
        <CreditBar
          usage={query.data.usage}
          limit={query.data.creditlimit}
          format={(amount) => money(toCents(amount))}
        />
      )}
      {query.data === null && <span>{texts.noCredit}</span>}
      {query.isError && <span>{errorText(query.error)}</span>}
    </div>
  );
}

function Favourite({ product }: { product: Product }) {
  const update = useUpdateFavourite();
  const shown = update.isPending || update.isSuccess ? update.variables.isfavourite : product.isfavourite;
  return (
    <>
      <CheckboxField
        label={texts.favourite}
        checked={shown}
        // Not disabled while it is saved: that would take the keyboard away from it.
        onChange={(isfavourite) => !update.isPending && update.mutate({ product, isfavourite })}
      />
      <PopupError {...(update.isError && { error: errorText(update.error) })} />
    </>
  );
}
