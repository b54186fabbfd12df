import { toast } from '@mortar/design-system';
import { type ReactNode, useState } from 'react';
import type { SupplierResponse } from '#orders/responses/model/supplierResponse.ts';
import { lazyPart } from '#parts/lazyPart.tsx';
import { PartBoundary } from '#parts/PartBoundary.tsx';
import { messages } from './messages.ts';

// Loaded on demand, since few responses are printed.
const PrintResponsePopup = lazyPart(() => import('./PrintResponsePopup.tsx'), 'PrintResponsePopup');

/**
 * Prints the selected response: `print` opens the preview, rendered as `popup`.
 * @param response null without a selection, which shows a message
 * @param identifier search text
 */
export function usePrintResponse(
  response: SupplierResponse | null,
  identifier: string,
): {
  print(): void;
  popup: ReactNode;
} {
  const [printed, setPrinted] = useState<SupplierResponse | null>(null);
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
