import { useEffect } from 'react';
import { useServices } from '#session/services.ts';
import { dropHistory } from './historyAtom.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** True if it sends to suppliers, after which earlier actions cannot be undone. */
      sends?: boolean;
    };
  }
}

/** Clears the open order's history once something was sent. */
export function useForgetWhenSent(): void {
  const { queryClient, store } = useServices();
  useEffect(
    function watchSending() {
      return queryClient.getMutationCache().subscribe(({ mutation }) => {
        if (mutation?.meta?.sends && mutation.state.status === 'success') dropHistory(store);
      });
    },
    [queryClient, store],
  );
}
