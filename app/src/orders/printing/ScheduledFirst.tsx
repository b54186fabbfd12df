import { ConfirmPopup } from '@mortar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { errorText } from '#server/outcome.ts';
import { useClient } from '#session/services.ts';
import { useSettings } from '#session/settings.tsx';
import { useErrorToast } from '#session/useErrorToast.ts';
import { useSession } from '#session/useSession.ts';
import { printedOrderQuery } from './api/printedOrder.ts';
import { messages } from './messages.ts';
import { scheduledLines } from './model/scheduledPages.ts';
import { PrintScheduledPopup } from './PrintScheduledPopup.tsx';

const texts = messages.scheduled;

export interface ScheduledFirstProps {
  orderId: number;
  /** Called after printing, declining, or if there is nothing to print. */
  onDone(): void;
}

/**
 * Prints the form for scheduled products before sending, if the settings say so, optionally after a prompt (000 §3,
 * ruling 34). Renders nothing without such products.
 */
export function ScheduledFirst({ orderId, onDone }: ScheduledFirstProps) {
  const showError = useErrorToast();
  const { ordering_PromptPrintShceduleItems: prompts } = useSettings();
  const query = useQuery({ ...printedOrderQuery(useClient(), orderId, useSession().staff), gcTime: 0, retry: false });
  const [agreed, setAgreed] = useState(!prompts);
  const order = query.data ?? null;
  const lines = order ? scheduledLines(order).length : 0;
  const nothing = query.isSuccess && lines === 0;
  const goOn = useEffectEvent(() => {
    if (query.isError) showError(errorText(query.error));
    onDone();
  });
  useEffect(
    function continueWithoutPrinting() {
      if (nothing || query.isError) goOn();
    },
    [nothing, query.isError],
  );
  if (!order || lines === 0) return null;
  if (agreed) return <PrintScheduledPopup order={order} onClose={onDone} />;
  return (
    <ConfirmPopup
      open
      title={texts.title}
      message={texts.ask(lines)}
      onConfirm={() => setAgreed(true)}
      onCancel={onDone}
    />
  );
}
