import type { Notification } from '@mortar/contract';
import { toast } from '@mortar/design-system';
import { useEffect, useRef } from 'react';
import { messages } from '#messaging/conversation/messages.ts';
import { removeNotifications } from '#notifications/api/removeNotifications.ts';
import { keys, type PlainChange, refreshAfter } from '#server/keys.ts';
import { codeText, getFailure } from '#server/outcome.ts';
import { useServices } from '#session/services.ts';
import { useErrorToast } from '#session/useErrorToast.ts';

/** Milliseconds until unread counts are read again (002 §4, §9). */
const RECOUNT_DELAY_MS = 2500;

/**
 * Handles the result of marking a list as read (002 §4).
 * @param change invalidation event
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
    /** @param isOf selects the notifications to remove */
    onMarked(isOf: (notification: Notification) => boolean) {
      toast.success(messages.markedRead);
      const cached = services.queryClient.getQueryData<readonly Notification[]>(keys.notifications) ?? [];
      void removeNotifications(services, cached.filter(isOf));
      clearTimeout(timer.current);
      timer.current = setTimeout(countAgain, RECOUNT_DELAY_MS);
    },
    onFailed(error: unknown) {
      if (getFailure(error).kind !== 'expired') showError(codeText(error));
    },
  };
}
