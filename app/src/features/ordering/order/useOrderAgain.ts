import { useRef } from 'react';
import type { PastLine } from '#orders/history/model/pastOrder.ts';
import { pastMessages } from '#products/history/pastMessages.ts';
import { readSoldProduct } from '#products/search/api/soldProduct.ts';
import type { Product } from '#products/search/model/product.ts';
import { allowedSchedules } from '#rules/schedules.ts';
import { errorText } from '#server/outcome.ts';
import { useServices } from '#session/services.ts';
import { useErrorToast } from '#session/useErrorToast.ts';
import { usePermissions } from '#session/useSession.ts';

/**
 * Reorders a history item: selects its product and proposes the same quantity. Shows a message if it is discontinued or
 * not allowed for the role.
 */
export function useOrderAgain(onChoose: (product: Product, quantity: number) => void): (line: PastLine) => void {
  const services = useServices();
  const showError = useErrorToast();
  const schedules = allowedSchedules(usePermissions().ordering.productschedules);
  const latest = useRef(0);
  const choose = async ({ description, productId, ordered }: PastLine) => {
    const choice = ++latest.current;
    try {
      const product = await readSoldProduct(
        services,
        description,
        schedules,
        (product) => product.productId === productId,
      );
      // Another item was selected meanwhile.
      if (choice !== latest.current) return;
      if (product) onChoose(product, ordered);
      else showError(pastMessages.notSold(description));
    } catch (error) {
      showError(errorText(error));
    }
  };
  return (line) => void choose(line);
}
