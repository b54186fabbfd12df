import type { Response } from '@mortar/contract';
import { toast } from '@mortar/design-system';
import { type ReactNode, useState } from 'react';
import { lazyPart } from '#parts/lazyPart.tsx';
import { PartBoundary } from '#parts/PartBoundary.tsx';
import { messages } from './messages.ts';

// Few responses are printed: what draws and shows pages is fetched by those.
const PrintResponsePopup = lazyPart(() => import('./PrintResponsePopup.tsx'), 'PrintResponsePopup');

/**
 * Printing of the chosen response: `print` opens its preview, which stands in `popup`.
 * @param response null while none is chosen, which is said
 * @param identifier what was searched for
 */
export function usePrintResponse(
  response: Response | null,
  identifier: string,
): {
  print(): void;
  popup: ReactNode;
} {
  const [printed, setPrinted] = useState<Response | null>(null);
  return {
    print() {
      if (response) setPrinted(response);
      else toast.warning(messages.select);
    },
    popup: (
      <PartBoundary onFail={() => setPrinted(null)}>
        {printed && <PrintResponsePopup response={printed} identifier={identifier} onClose={() => setPrinted(null)} />}
      </PartBoundary>
    ),
  };
}
