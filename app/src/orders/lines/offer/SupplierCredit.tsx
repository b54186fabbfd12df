import type { SupplierPrice } from '@mortar/contract';
import { CreditBar } from '@mortar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useCurrentOrder } from '#orders/current/useCurrentOrder.ts';
import { creditUsageQuery } from '#orders/lines/api/creditUsage.ts';
import { messages } from '#orders/lines/messages.ts';
import { type Cents, fromCents, sumCents, toCents } from '#rules/money.ts';
import { errorText } from '#server/outcome.ts';
import { useClient } from '#session/services.ts';
import { useMoney } from '#session/settings.tsx';
import { useSession } from '#session/useSession.ts';
import '#orders/lines/quantity.css';

const texts = messages.quantity;

export interface SupplierCreditProps {
  price: SupplierPrice;
  /** What the line that is being chosen comes to. */
  adding: Cents;
}

/**
 * The supplier, and its credit: what is used this month, and what it will come to after this order, which is what stands
 * on the open order at this supplier and the line that is being chosen (001 §2, §4). A group sees none: its orders go to
 * the accounts of its pharmacies, which no call gives it (ruling 39).
 */
export function SupplierCredit({ price, adding }: SupplierCreditProps) {
  const money = useMoney();
  const { order } = useCurrentOrder();
  const query = useCredit(price.suppliercode);
  const ordered = (order?.lines ?? []).filter(({ supplierCode }) => supplierCode === price.suppliercode);
  const total = sumCents([adding, ...ordered.map((line) => line.total)]);
  return (
    <div className="supplier-credit" data-reading={query.isLoading || undefined}>
      <strong>{price.suppliername}</strong>
      {query.data && (
        <CreditBar
          layout="stacked"
          usage={query.data.usage}
          limit={query.data.creditlimit}
          adding={fromCents(total)}
          format={(amount) => money(toCents(amount))}
        />
      )}
      {query.data === null && <span>{texts.noCredit}</span>}
      {query.isError && <span>{errorText(query.error)}</span>}
    </div>
  );
}

/** What is used of a supplier's credit; a group's own account is not asked for. */
function useCredit(supplierCode: string) {
  const { grouporderingenabled } = useSession().staff;
  return useQuery({ ...creditUsageQuery(useClient(), supplierCode), enabled: !grouporderingenabled });
}

/** How much of a supplier's credit is used, in words; nothing while it is unknown or has no limit. */
export function useCreditUsed(supplierCode: string): string {
  const { data } = useCredit(supplierCode);
  return data && data.creditlimit > 0 ? texts.creditUsed(Math.round((data.usage / data.creditlimit) * 100)) : '';
}
