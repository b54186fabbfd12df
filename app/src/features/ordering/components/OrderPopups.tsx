import { useNavigate } from 'react-router-dom';
import { DescribeOrderPopup } from '../../../order/components/DescribeOrderPopup.tsx';
import { paths } from '../../../paths.ts';
import type { OrderPopup } from '../model/useOrderPopups.ts';
import { OrderManagerPopup } from './OrderManagerPopup.tsx';
import { PlaceAnotherPopup } from './PlaceAnotherPopup.tsx';
import { SendOrdersPopup } from './SendOrdersPopup.tsx';
import { StartOrderPopup } from './StartOrderPopup.tsx';

export interface OrderPopupsProps {
  popup: OrderPopup | null;
  show(next: OrderPopup | null): void;
  /** What has the keyboard once the last of them is closed. */
  returnFocusTo(): HTMLElement | null;
}

/** The popups about orders, and which leads to which. */
export function OrderPopups({ popup, show, returnFocusTo }: OrderPopupsProps) {
  const navigate = useNavigate();
  return (
    <>
      <OrderManagerPopup
        open={popup?.kind === 'manager'}
        onStart={() => show({ kind: 'start' })}
        onOpened={() => show(null)}
        onClose={() => show(null)}
        returnFocusTo={returnFocusTo}
      />
      <StartOrderPopup
        open={popup?.kind === 'start'}
        onStarted={(started) => show({ kind: 'describe', order: started })}
        onCancel={() => show({ kind: 'manager' })}
        returnFocusTo={returnFocusTo}
      />
      <DescribeOrderPopup
        order={popup?.kind === 'describe' ? popup.order : null}
        onClose={() => show(null)}
        returnFocusTo={returnFocusTo}
      />
      {popup?.kind === 'send' && (
        <SendOrdersPopup
          orderid={popup.orderid}
          onSent={(suppliers) => show({ kind: 'another', orderid: popup.orderid, suppliers })}
          onClose={() => show(null)}
          returnFocusTo={returnFocusTo}
        />
      )}
      {popup?.kind === 'another' && (
        <PlaceAnotherPopup
          orderid={popup.orderid}
          suppliers={popup.suppliers}
          returnFocusTo={returnFocusTo}
          onYes={() => show({ kind: 'manager', sent: true })}
          onNo={() => {
            show({ kind: 'manager', sent: true });
            void navigate(paths.dashboard());
          }}
        />
      )}
    </>
  );
}
