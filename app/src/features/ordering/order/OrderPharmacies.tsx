import { Button, Tooltip, toast } from '@mortar/design-system';
import type { ReactNode } from 'react';
import { useCurrentOrder } from '#orders/current/useCurrentOrder.ts';
import { messages as retailerMessages } from '#retailers/messages.ts';
import { leftEach, type PharmacyShare } from '#retailers/model/orderShares.ts';
import { useMoney } from '#session/settings.tsx';

const texts = retailerMessages.each;

export interface OrderPharmaciesProps {
  shares: readonly PharmacyShare[];
  /** Whom the order is for, in few words. */
  children: ReactNode;
  /** Where that is changed; missing where it cannot be. */
  onChange: ((orderid: number) => void) | undefined;
}

/** Whom a group's order is for: their names under the pointer and the keyboard, and the way to change them. */
export function OrderPharmacies({ shares, children, onChange }: OrderPharmaciesProps) {
  const money = useMoney();
  const { current, editable } = useCurrentOrder();
  const alike = leftEach(shares) !== null;
  const names = shares.map(({ name, left }) => {
    if (alike) return name;
    return left > 0 ? texts.share(name, money(left)) : texts.sent(name);
  });
  const label = names.join(', ');
  if (!current || !onChange) return children;
  return (
    <Tooltip label={label}>
      <Button
        variant="ghost"
        tone="neutral"
        size="sm"
        aria-description={label}
        onClick={() => (editable.allowed ? onChange(current.orderid) : toast.error(editable.reason))}
      >
        {children}
      </Button>
    </Tooltip>
  );
}
