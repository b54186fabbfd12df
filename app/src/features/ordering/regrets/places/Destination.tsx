import { messages } from '#features/ordering/regrets/messages.ts';
import { getWorth } from '#features/ordering/regrets/model/places.ts';
import type { Ordering } from '#features/ordering/regrets/useReorder.ts';
import { useCurrentOrder } from '#orders/current/useCurrentOrder.ts';
import type { Regret } from '#orders/regrets/model/regret.ts';
import { useOrderPharmacies } from '#retailers/useOrderPharmacies.ts';
import { useMoney } from '#session/settings.tsx';
import { getDestination } from './destination.ts';
import { messages as placeMessages } from './messages.ts';
import '#features/ordering/regrets/advancedRegrets.css';

const texts = messages.advanced;

export interface DestinationProps {
  regrets: readonly Regret[];
  /** Returns a pharmacy's name, for a group. */
  pharmacyName?: ((retailerId: number) => string) | undefined;
  /** True if reordering is not allowed. */
  refused: boolean;
  /** Order being written; null while idle. */
  ordering: Ordering | null;
}

/** Shows what Enter would order, and onto which order. */
export function Destination({ regrets, pharmacyName, refused, ordering }: DestinationProps) {
  const money = useMoney();
  const { current, order } = useCurrentOrder();
  const pharmacies = useOrderPharmacies(current?.orderId ?? null);
  const open = current && {
    description: order?.description ?? current.orderNumber,
    pharmacies: pharmacies?.map(({ id }) => id) ?? null,
  };
  /** The created order is open by now, so questions no longer apply. */
  const sentences = ordering
    ? [placeMessages.ordering(ordering.at, ordering.of)]
    : refused
      ? []
      : getDestination(regrets, { money, pharmacyName, open });
  return (
    <output className="regrets-destination" aria-label={texts.selectedLabel} aria-live="off">
      {regrets.length > 0 && <strong>{texts.selected(regrets.length, money(getWorth(regrets)))}</strong>}
      {sentences.map((sentence) => (
        <span key={sentence}>{sentence}</span>
      ))}
    </output>
  );
}
