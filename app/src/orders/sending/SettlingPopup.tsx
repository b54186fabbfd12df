import { LoadingState, Popup, toast } from '@mortar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useCurrentOrder } from '#orders/current/useCurrentOrder.ts';
import { useServices } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';
import { groupSettlingQuery } from './api/groupSending.ts';
import { refreshAfterSending } from './api/refreshAfterSending.ts';
import { settlingQuery } from './api/sending.ts';
import { messages } from './messages.ts';
import { type StillUnsent, stillUnsent } from './model/stillUnsent.ts';
import { forgetSending, type SendingMark } from './sendingMark.ts';

export interface SettlingPopupProps {
  mark: SendingMark;
  /** Called if all was sent, with the number of suppliers and the unsent part of the open order. */
  onSent(suppliers: number, left: readonly StillUnsent[]): void;
  /** Called if some or all was not sent. */
  onUnsent(): void;
}

/**
 * Blocks an order that was being sent when its page reloaded until the result is known, so that nothing is sent twice
 * or shown as unsent.
 */
export function SettlingPopup({ mark, onSent, onUnsent }: SettlingPopupProps) {
  const { client, queryClient } = useServices();
  const { grouporderingenabled, retailerid } = useSession().staff;
  const { current } = useCurrentOrder();
  const ownNumber = grouporderingenabled ? null : (current?.orderNumber ?? '');
  const { data } = useQuery(
    grouporderingenabled ? groupSettlingQuery(client, mark, retailerid) : settlingQuery(client, mark),
  );
  const known = Boolean(data);
  const finish = useEffectEvent(() => {
    if (!data) return;
    forgetSending();
    refreshAfterSending(queryClient);
    if (data.unsent.length === 0) return onSent(data.sent, stillUnsent(data.rest, ownNumber));
    toast.error(messages.send.partlySent(data.sent, data.unsent));
    onUnsent();
  });
  useEffect(
    function reportResult() {
      if (known) finish();
    },
    [known],
  );
  return (
    <Popup open title={messages.send.title} description={messages.send.settling} size="sm" closable={false}>
      <LoadingState text={messages.send.settling} />
    </Popup>
  );
}
