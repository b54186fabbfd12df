import { useQuery } from '@tanstack/react-query';
import { useCurrentOrder } from '#orders/current/useCurrentOrder.ts';
import { lazyPart } from '#parts/lazyPart.tsx';
import { PartBoundary } from '#parts/PartBoundary.tsx';
import { useClient } from '#session/services.ts';
import { useMoney } from '#session/settings.tsx';
import { useSession } from '#session/useSession.ts';
import { useCreditExcess } from './api/creditExcess.ts';
import { unsentSuppliersQuery, useSendOrders } from './api/sending.ts';
import { messages } from './messages.ts';
import { meanwhileTexts } from './model/sentMeanwhile.ts';
import { stillUnsent } from './model/stillUnsent.ts';
import type { UnsentSupplier } from './model/unsentSupplier.ts';
import { SendDialog, type SendOrdersPopupProps, sendError } from './SendDialog.tsx';

const NONE: readonly UnsentSupplier[] = [];

// Loaded for groups only, which few pharmacies belong to.
const GroupSendOrders = lazyPart(() => import('./GroupSendOrders.tsx'), 'GroupSendOrders');

/** 'Send your orders': selects suppliers with unsent lines and sends to them (002 §2.6, §4). */
export function SendOrdersPopup(props: SendOrdersPopupProps) {
  const { grouporderingenabled } = useSession().staff;
  if (!grouporderingenabled) return <OwnSendOrders {...props} />;
  return (
    <PartBoundary onFail={props.onClose}>
      <GroupSendOrders {...props} />
    </PartBoundary>
  );
}

/** Orders of a single pharmacy. */
function OwnSendOrders({ orderId, onSent, ...rest }: SendOrdersPopupProps) {
  const unsent = useQuery(unsentSuppliersQuery(useClient(), orderId));
  const send = useSendOrders(orderId);
  const ownNumber = useCurrentOrder().current?.orderNumber ?? '';
  const money = useMoney();
  const partly = send.data && send.data.unsent.length > 0 ? send.data : null;
  const overCredit = useCreditExcess(unsent.data ?? NONE, send.isIdle || send.isError || partly !== null);
  return (
    <SendDialog
      {...rest}
      ownNumber={ownNumber}
      unsent={unsent}
      busy={send.isPending}
      notSent={partly?.unsent}
      overCredit={overCredit}
      error={
        send.isError
          ? sendError(send.error)
          : partly
            ? [
                messages.send.partlySentHere(partly.sent, partly.unsent.length),
                ...meanwhileTexts(partly.meanwhile, money),
              ].join(' ')
            : null
      }
      onSend={(chosen) =>
        send.mutate(chosen, {
          onSuccess: ({ sent, unsent: failed, meanwhile }) => {
            const rest = (unsent.data ?? NONE).filter((supplier) => !chosen.includes(supplier));
            if (failed.length === 0) onSent(sent, stillUnsent(rest, ownNumber), meanwhile);
          },
        })
      }
      withHistory
    />
  );
}
