import { Badge, Button, IfRoom, LoadingState, Popover, ProductName } from '@mortar/design-system';
import { useQuery } from '@tanstack/react-query';
import { memo, useRef, useState } from 'react';
import { useCommand } from '#commands/useCommand.ts';
import { lazyPart } from '#parts/lazyPart.tsx';
import { OptionalPart } from '#parts/OptionalPart.tsx';
import { PartBoundary } from '#parts/PartBoundary.tsx';
import { productInfoQuery } from '#products/info/api/productInfo.ts';
import type { Product } from '#products/search/model/product.ts';
import { productSuffixStart } from '#rules/names/productName.ts';
import { formatListedPrice, formatRetail } from '#rules/priceList/listedPrice.ts';
import type { Deal } from '#rules/quantity.ts';
import { formatSchedule } from '#rules/schedules.ts';
import { useClient } from '#session/services.ts';
import { useMoney } from '#session/settings.tsx';
import { useSession } from '#session/useSession.ts';
import { messages } from './messages.ts';
import './product.css';

// Loaded on demand, since it is usually closed.
const ProductFacts = lazyPart(() => import('./ProductFacts.tsx'), 'ProductFacts');
// Loaded lazily, so that the facts do not wait for a chart.
const MonthlyOrders = lazyPart(() => import('./MonthlyOrders.tsx'), 'MonthlyOrders');

const texts = messages.info;

export interface ProductHeadingProps {
  product: Product | null;
  /** Supplier's product code of the selected price; '' for none. */
  msi: string;
  /** Deal of that price, for suggested quantities. */
  deal?: Deal | null;
}

/**
 * Names the product being ordered. A key opens all facts, as a popover over the prices (001 §2, product info panel).
 */
export const ProductHeading = memo(function ProductHeading({ product, msi, deal = null }: ProductHeadingProps) {
  const [open, setOpen] = useState(false);
  /** Focus target after the facts close. */
  const from = useRef<Element | null>(null);
  const { button } = useCommand({
    id: 'product.info',
    title: texts.title,
    key: 'Ctrl+I',
    disabled: !product,
    run() {
      from.current = document.activeElement;
      setOpen(true);
    },
  });
  const returnTarget = () =>
    from.current instanceof HTMLElement && from.current !== document.body ? from.current : null;
  return (
    <section className="product-heading" aria-label={texts.title}>
      {product ? <Identity product={product} /> : <p className="product-heading__none">{texts.select}</p>}
      {product && (
        <Popover
          label={texts.title}
          open={open}
          onOpenChange={(next) => {
            if (next) from.current = null;
            setOpen(next);
          }}
          returnFocusTo={returnTarget}
          startsAt="itself"
          width={880}
          placement="bottom-end"
          trigger={
            <Button size="xs" variant="ghost" tone="neutral" keyHint={button.keyHint}>
              {texts.title}
            </Button>
          }
        >
          <div className="product-facts">
            <PartBoundary fallback={<LoadingState text={texts.loading} />} onFail={() => setOpen(false)}>
              <ProductFacts product={product} msi={msi} deal={deal} />
            </PartBoundary>
          </div>
        </Popover>
      )}
    </section>
  );
});

function Identity({ product }: { product: Product }) {
  return (
    <>
      <h2 className="product-heading__name">
        <ProductName text={product.description} suffixStart={productSuffixStart(product.description)} wraps />
      </h2>
      <Badge>{formatSchedule(product.schedule)}</Badge>
      <span className="product-heading__maker">
        <IfRoom>{product.manufacturer}</IfRoom>
      </span>
    </>
  );
}

/**
 * Shows the main numbers for choosing a price in one line next to its heading: regulated price, selling price, product
 * data and demand.
 */
export const ProductFigures = memo(function ProductFigures({ product }: { product: Product }) {
  const money = useMoney();
  const { staff } = useSession();
  const { data: info } = useQuery(productInfoQuery(useClient(), product.productCode));
  const sep = info?.sep ?? product.sepValue;
  const facts = [
    { label: texts.facts.sep, value: formatListedPrice(sep, money, product.schedule) },
    { label: texts.facts.retail, value: info ? formatRetail(info.retail, sep, money) : '' },
    { label: texts.facts.nappi, value: product.nappiCode },
    { label: texts.facts.ingredient, value: info?.ingredient ?? '' },
  ];
  return (
    <div className="product-figures">
      <dl className="product-figures__facts">
        {facts
          .filter(({ value }) => value !== '')
          .map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {!staff.grouporderingenabled && (
        <OptionalPart>
          <MonthlyOrders product={product} />
        </OptionalPart>
      )}
    </div>
  );
});
