import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { useQuery } from '@tanstack/react-query';
import { expect, fn, userEvent } from 'storybook/test';
import { useCurrentOrder } from '#orders/current/useCurrentOrder.ts';
import { messages as lineMessages } from '#orders/lines/messages.ts';
import { QuantityPopup } from '#orders/lines/QuantityPopup.tsx';
import { quantityBox, selector } from '#orders/lines/testing/quantity.tsx';
import { productHistoryQuery } from '#products/history/api/historyOfYear.ts';
import type { SupplierPrice } from '#products/prices/model/supplierPrice.ts';
import type { Product } from '#products/search/model/product.ts';
import { useClient } from '#session/services.ts';
import { samples, suppliers, WithOffer } from '#stories/samples.tsx';
import { expectVisible, fill } from '#stories/steps.ts';
import { QuantityGuidance } from './QuantityGuidance.tsx';

interface GuidedProps {
  product: Product;
  price: SupplierPrice;
}

/** Quantity selector with its guidance, as on the page. */
function Guided({ product, price }: GuidedProps) {
  const { current } = useCurrentOrder();
  return (
    <QuantityPopup
      orderId={current?.orderId ?? 0}
      product={product}
      price={price}
      guidance={(quantity) => quantity > 0 && <QuantityGuidance product={product} price={price} quantity={quantity} />}
      onDone={fn()}
      onCancel={fn()}
      returnFocusTo={() => null}
    />
  );
}

/** Renders once the product's history has loaded. */
function WithPast(props: GuidedProps) {
  const { isSuccess } = useQuery(productHistoryQuery(useClient(), props.product.productCode));
  return isSuccess && <Guided {...props} />;
}

const meta = preview.meta({
  title: 'Popups/Ordering a product/Guidance on a quantity',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:quantity-guidance'],
  decorators: [asPart],
  parameters: { backend: { scenario: 'busyMorning', openOrder: true } },
  render: () => (
    <WithOffer name={samples.soldEverywhere} supplier={suppliers.green}>
      {(product, price) => <Guided product={{ ...product, schedule: '0' }} price={price} />}
    </WithOffer>
  ),
});

/** 20 units bring 3 free and 18 bring 2: two more add one. */
export const NextBonus = meta.story({
  name: 'next bonus',
  play: async () => {
    const dialog = await selector();
    await fill(await quantityBox(), '18');
    await expectVisible(/^2 more for R[\d.\u00a0]+ bring 1 free$/, dialog);
  },
});

/** No advice to order more medicine of schedules 1 to 7 (ruling 24). */
export const NoAdvice = meta.story({
  name: 'no advice',
  render: () => (
    <WithOffer name={samples.soldEverywhere} supplier={suppliers.green}>
      {(product, price) => <Guided product={{ ...product, schedule: '4' }} price={price} />}
    </WithOffer>
  ),
  play: async () => {
    const dialog = await selector();
    await fill(await quantityBox(), '18');
    await expectVisible(/saved against the dearest$/, dialog);
    await expect(dialog.queryByText(/bring/)).not.toBeInTheDocument();
  },
});

export const Saved = meta.story({
  name: 'saved',
  render: () => (
    <WithOffer name={samples.soldEverywhere} supplier={suppliers.green}>
      {(product, price) => <WithPast product={product} price={price} />}
    </WithOffer>
  ),
  play: async () => {
    const dialog = await selector();
    await expectVisible(/saved against the dearest$/, dialog);
  },
});

/** Without a quantity the guidance is empty but keeps its height. */
export const NothingKnown = meta.story({
  name: 'nothing known',
  play: async () => {
    const dialog = await selector();
    await expectVisible(/saved against the dearest$/, dialog);
    const ok = dialog.getByRole('button', { name: lineMessages.quantity.ok });
    const before = ok.getBoundingClientRect().top;
    await userEvent.clear(await quantityBox());
    await expect(dialog.queryByText(/saved against/)).not.toBeInTheDocument();
    await expect(ok.getBoundingClientRect().top).toBe(before);
  },
});
