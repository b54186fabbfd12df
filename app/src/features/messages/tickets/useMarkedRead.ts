import type { Notification } from '@mortar/contract';
import { toast } from '@mortar/design-system';
import { useEffect, useRef } from 'react';
import { messages } from '#messaging/conversation/messages.ts';
import { removeNotifications } from '#notifications/api/removeNotifications.ts';
import { keys, type PlainChange, refreshAfter } from '#server/keys.ts';
import { codeText, getFailure } from '#server/outcome.ts';
import { useServices } from '#session/services.ts';
import { useErrorToast } from '#session/useErrorToast.ts';

/** Milliseconds after which the unread counts are read again (002 §4, §9). */
const COUNT_AGAIN = 2500;

/**
 * What follows once everything of a list was marked as read, or was not (002 §4).
 * @param change what is read again
 */
export function useMarkedRead(change: PlainChange) {
  const services = useServices();
  const showError = useErrorToast();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const countAgain = () => void refreshAfter(services.queryClient, change);
  useEffect(function stopCounting() {
    return () => clearTimeout(timer.current);
  }, []);
  return {
    /** @param isOf the notifications of what was read, which have nothing left to tell */
    onMarked(isOf: (notification: Notification) => boolean) {
      toast.success(messages.markedRead);
      const told = services.queryClient.getQueryData<readonly Notification[]>(keys.notifications) ?? [];
      void removeNotifications(services, told.filter(isOf));
      clearTimeout(timer.current);
      timer.current = setTimeout(countAgain, COUNT_AGAIN);
    },
    onFailed(error: unknown) {
      if (getFailure(error).kind !== 'expired') showError(codeText(error));
    },
  };
}
