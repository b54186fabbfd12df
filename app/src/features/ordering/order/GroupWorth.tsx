import { Button, Tooltip, toast } from '@mortar/design-system';
import type { Order } from '#orders/current/model/line.ts';
import { useCurrentOrder } from '#orders/current/useCurrentOrder.ts';
import { leftEach, type PharmacyShare } from '#retailers/model/orderShares.ts';
import { messages as texts } from '#retailers/shares/messages.ts';
import { shareText } from '#retailers/shares/shareText.ts';
import { useMoney } from '#session/settings.tsx';
import { messages } from './messages.ts';
import './orderWorth.css';

export interface GroupWorthProps {
  order: Order;
  shares: readonly PharmacyShare[];
  /** Opens the assignment of pharmacies; missing if it cannot be changed. */
  onChange: ((orderId: number) => void) | undefined;
}

/** Shows a group order's value and pharmacies: names on hover and focus, and a link to change them (ruling 54). */
export function GroupWorth({ order, shares, onChange }: GroupWorthProps) {
  const money = useMoney();
  const { editable } = useCurrentOrder();
  const { amount, text } = shareText(shares, order.total, money);
  const alike = leftEach(shares) !== null;
  const names = shares.map(({ name, left }) => {
    if (alike) return name;
    return left > 0 ? texts.share(name, money(left)) : texts.sent(name);
  });
  const label = names.join(', ');
  const pharmacies = <span className="order-lines">{text}</span>;
  return (
    <>
      <output className="order-total" aria-label={messages.order.totalLabel} aria-live="off" translate="no">
        {money(amount)}
      </output>
      {onChange ? (
        <Tooltip label={label}>
          <Button
            variant="ghost"
            tone="neutral"
            size="sm"
            aria-description={label}
            onClick={() => (editable.allowed ? onChange(order.id) : toast.error(editable.reason))}
          >
            {pharmacies}
          </Button>
        </Tooltip>
      ) : (
        pharmacies
      )}
    </>
  );
}
