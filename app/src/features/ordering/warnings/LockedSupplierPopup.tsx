import type { SupplierPrice } from '#products/prices/model/supplierPrice.ts';
import type { Product } from '#products/search/model/product.ts';
import { useMoney } from '#session/settings.tsx';
import { useSupplierNames } from '#suppliers/useSupplierNames.ts';
import { LockQuestion } from './LockQuestion.tsx';
import { messages } from './messages.ts';
import { againstPreferred, type ComparedPrice } from './model/lockedPrice.ts';

const texts = messages.locks;

export interface LockedSupplierPopupProps {
  product: Product;
  /** The locked price. */
  price: SupplierPrice;
  /** Price of the preferred supplier; null if none is preferred. */
  preferred: SupplierPrice | null;
  /** Called after the correct password, which overrides the lock once. */
  onOverridden(): void;
  onPreferred(price: SupplierPrice): void;
  onCancel(): void;
}

/** 'Preferred Supplier Locks': the product is locked to another supplier; a password overrides it (001 §2, §4). */
export function LockedSupplierPopup(props: LockedSupplierPopupProps) {
  const { product, price, preferred, onOverridden, onPreferred, onCancel } = props;
  const money = useMoney();
  const short = useSupplierNames();
  const describePrice = ({ unit, deal, nett }: ComparedPrice) => texts.priced(money(unit), deal, money(nett));
  const describeDifference = (other: SupplierPrice) => {
    const { requested, retained: preferredPrice, difference } = againstPreferred(price, other);
    return [
      texts.preferred(other.supplier, describePrice(preferredPrice)),
      texts.requested(price.supplier, describePrice(requested)),
      difference === 0
        ? texts.compared.same
        : texts.compared[difference < 0 ? 'less' : 'more'](money(Math.abs(difference))),
    ];
  };
  const lines = [
    texts.text(price.supplier, product.description),
    ...(preferred ? describeDifference(preferred) : []),
    texts.password,
  ];
  return (
    <LockQuestion
      lines={lines}
      choices={
        preferred
          ? [{ label: texts.takePreferred(short(preferred.supplier)), onChoose: () => onPreferred(preferred) }]
          : []
      }
      onOverridden={onOverridden}
      onCancel={onCancel}
    />
  );
}
