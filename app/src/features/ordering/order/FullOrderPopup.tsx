import { Button, Popup, SplitPane } from '@mortar/design-system';
import type { Order } from '#orders/current/model/line.ts';
import { lazyPart } from '#parts/lazyPart.tsx';
import { OptionalPart } from '#parts/OptionalPart.tsx';
import { usePaneSize } from '#preferences/usePaneSize.ts';
import { shareText } from '#retailers/shares/shareText.ts';
import { useOrderShares } from '#retailers/useOrderPharmacies.ts';
import { useMoney } from '#session/settings.tsx';
import { messages } from './messages.ts';
import { OrderLines, useLineChange } from './OrderLines.tsx';
import { SupplierTotalsPanel } from './SupplierTotalsPanel.tsx';
import './fullOrder.css';

const OrderSaved = lazyPart(() => import('#features/ordering/guidance/OrderSaved.tsx'), 'OrderSaved');

export interface FullOrderPopupProps {
  order: Order;
  onClose(): void;
}

/** Shows the open order in the full window: searchable lines and totals per supplier (001 §2). */
export function FullOrderPopup({ order, onClose }: FullOrderPopupProps) {
  const money = useMoney();
  const changing = useLineChange();
  const columns = usePaneSize('full order', 64);
  const shares = useOrderShares(order);
  const worth = shares && shareText(shares, order.total, money);
  const total = worth ? messages.full.worth(money(worth.amount), worth.text) : money(order.total);
  return (
    <Popup
      open
      size="full"
      title={messages.full.title(order.description, total)}
      description={messages.full.about(order.lines.length)}
      onClose={onClose}
      footer={
        <>
          {!shares && (
            <div className="full-order-saved">
              <OptionalPart>
                <OrderSaved order={order} />
              </OptionalPart>
            </div>
          )}
          {/* Without keys: Escape clears a search first, and Enter belongs to the lines. */}
          <Button variant="outline" tone="neutral" onClick={onClose}>
            {messages.full.close}
          </Button>
        </>
      }
    >
      <SplitPane
        label={messages.full.panes}
        direction="row"
        {...columns}
        first={
          <div className="full-order-lines" data-undoes="">
            <OrderLines changing={changing} layout="full-order-lines" searched />
          </div>
        }
        second={<SupplierTotalsPanel order={order} full />}
      />
    </Popup>
  );
}
