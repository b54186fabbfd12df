import { Button, toast } from '@mortar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { messages as currentMessages } from '#orders/current/messages.ts';
import type { UnsentOrder } from '#orders/current/model/unsentOrder.ts';
import { lazyPart } from '#parts/lazyPart.tsx';
import { PartBoundary } from '#parts/PartBoundary.tsx';
import { can, getRefusal } from '#session/permissions.ts';
import { useClient } from '#session/services.ts';
import { usePermissions } from '#session/useSession.ts';
import { basketsQuery } from './api/baskets.ts';
import { DeleteBasketPopup } from './DeleteBasketPopup.tsx';
import { messages } from './messages.ts';

const texts = messages.baskets;

// Loaded on demand with the form libraries.
const CreateBasketPopup = lazyPart(() => import('./CreateBasketPopup.tsx'), 'CreateBasketPopup');

/** Creates and deletes custom baskets, on their tab only (002 §2.5, §6). */
export function CustomBasketActions({ basket }: { basket: UnsentOrder | null }) {
  const query = useQuery(basketsQuery(useClient(), 'custom'));
  const permissions = usePermissions();
  const [creating, setCreating] = useState(false);
  const [deleting, setDeleting] = useState<UnsentOrder | null>(null);
  useEffect(function prefetchLaterParts() {
    CreateBasketPopup.prefetch();
  }, []);
  const refusals = {
    create: getRefusal(can.createOrders(permissions)),
    delete:
      getRefusal(can.changeBaskets(permissions)) ??
      (basket?.locked ? currentMessages.basketOpenedBy(basket.staffName) : undefined),
  };
  const create = () => {
    if (refusals.create) toast.error(refusals.create);
    else setCreating(true);
  };
  const confirmDelete = () => {
    if (refusals.delete) toast.error(refusals.delete);
    else if (basket) setDeleting(basket);
    else toast.warning(texts.selectBasket);
  };
  return (
    <>
      <Button variant="ghost" tone="danger" unavailable={refusals.delete} onClick={confirmDelete}>
        {texts.delete}
      </Button>
      <Button variant="ghost" tone="neutral" unavailable={refusals.create} onClick={create}>
        {texts.create}
      </Button>
      <DeleteBasketPopup basket={deleting} onClose={() => setDeleting(null)} />
      <PartBoundary onFail={() => setCreating(false)}>
        {creating && (
          <CreateBasketPopup
            taken={query.data?.map(({ description }) => description) ?? []}
            onClose={() => setCreating(false)}
          />
        )}
      </PartBoundary>
    </>
  );
}
