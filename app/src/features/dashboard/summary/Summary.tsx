import type { ComponentType } from 'react';
import { canShow, type PageId } from '#pages/pages.ts';
import { lazyPart } from '#parts/lazyPart.tsx';
import { OptionalPart } from '#parts/OptionalPart.tsx';
import { useSession } from '#session/useSession.ts';
import { BoughtCard } from './BoughtCard.tsx';
import { messages } from './messages.ts';
import { RegretsCard, UnsentCard, WaitingCard } from './OrderCards.tsx';
import { SuppliersCard } from './SuppliersCard.tsx';
import { UnreadCard } from './UnreadCard.tsx';
import './summary.css';

// Loaded for groups only, which few pharmacies belong to.
const GroupSummary = lazyPart(() => import('./GroupSummary.tsx'), 'GroupSummary');

/** Cards of a single pharmacy, each shown to users who may open its page. */
const CARDS: readonly { id: string; page: PageId; card: ComponentType }[] = [
  { id: 'unsent', page: 'orderManager', card: UnsentCard },
  { id: 'waiting', page: 'responses', card: WaitingCard },
  { id: 'regrets', page: 'ordering', card: RegretsCard },
  { id: 'suppliers', page: 'ordering', card: SuppliersCard },
  { id: 'unread', page: 'responses', card: UnreadCard },
  { id: 'bought', page: 'ordering', card: BoughtCard },
];

/** Shows unsent orders, regrets, remaining credit and ordered amounts, each linked to its page. */
export function Summary() {
  const { staff } = useSession();
  const cards = CARDS.filter(({ page }) => canShow(page, staff).allowed);
  if (cards.length === 0) return null;
  return (
    <section className="summary" data-of={staff.grouporderingenabled ? 'group' : undefined} aria-label={messages.title}>
      {staff.grouporderingenabled ? (
        <OptionalPart>
          <GroupSummary />
        </OptionalPart>
      ) : (
        cards.map(({ id, card: Card }) => <Card key={id} />)
      )}
    </section>
  );
}
