import { fn } from 'storybook/test';
import { LastOrderedCheck } from '#features/ordering/warnings/LastOrderedCheck.tsx';
import { messages } from '#features/ordering/warnings/messages.ts';
import { samples, WithProduct } from '#stories/samples.tsx';
import { popup } from '#stories/steps.ts';

/** Sample products by recent orders. */
export const ORDERED = {
  sent: 'Amatol-Hydrocortisone 1 % OINT 25g',
  unsent: 'Kelovastat 100 mcg INH 200 doses',
  both: "Galovex 500/8 mg TAB 28's",
  /** On a group's unsent order and sent by two of its pharmacies. */
  group: "Tafel-Bisoprolol 10 mg TAB 56's",
  nowhere: samples.fiveBarcodes,
} as const;

export const warned = { goOn: fn(), cancel: fn() };

/** Check before a product's quantity, without an open order. */
export function Check({ name }: { name: string }) {
  return (
    <WithProduct name={name}>
      {(product) => (
        <LastOrderedCheck product={product} orderId={0} onContinue={warned.goOn} onCancel={warned.cancel} />
      )}
    </WithProduct>
  );
}

export const warning = () => popup(messages.lastOrdered.title);
