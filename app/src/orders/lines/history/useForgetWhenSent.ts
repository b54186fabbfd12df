import { useEffect } from 'react';
import { useServices } from '#session/services.ts';
import { dropHistory } from './historyAtom.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** It sends something to suppliers: what was done before is taken back no more. */
      sends?: boolean;
    };
  }
}

/** Forgets what was done to the open order once something was sent. */
export function useForgetWhenSent(): void {
  const { queryClient, store } = useServices();
  useEffect(
    function hearOfSending() {
      return queryClient.getMutationCache().subscribe(({ mutation }) => {
        if (mutation?.meta?.sends && mutation.state.status === 'success') dropHistory(store);
      });
    },
    [queryClient, store],
  );
}
