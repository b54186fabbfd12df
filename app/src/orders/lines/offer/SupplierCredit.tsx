import { CreditBar } from '@mortar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useCurrentOrder } from '#orders/current/useCurrentOrder.ts';
import { creditUsageQuery } from '#orders/lines/api/creditUsage.ts';
import { messages } from '#orders/lines/messages.ts';
import type { SupplierPrice } from '#products/prices/model/supplierPrice.ts';
import { type Cents, fromCents, sumCents, toCents } from '#rules/money.ts';
import { errorText } from '#server/outcome.ts';
import { useClient } from '#session/services.ts';
import { useMoney } from '#session/settings.tsx';
import { useSession } from '#session/useSession.ts';
import '#orders/lines/quantity.css';

const texts = messages.quantity;

export interface SupplierCreditProps {
  price: SupplierPrice;
  /** Value of the line being added. */
  adding: Cents;
}

/**
 * Shows the supplier and its credit: used this month, and after this order including the line being added (001 §2, §4).
 * Hidden for groups, whose orders use their pharmacies' accounts (ruling 39).
 */
export function SupplierCredit({ price, adding }: SupplierCreditProps) {
  const money = useMoney();
  const { order } = useCurrentOrder();
  const query = useCredit(price.supplierCode);
  const ordered = (order?.lines ?? []).filter(({ supplierCode }) => supplierCode === price.supplierCode);
  const total = sumCents([adding, ...ordered.map((line) => line.total)]);
  return (
    <div className="supplier-credit" data-reading={query.isLoading || undefined}>
      <strong>{price.supplier}</strong>
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

/** Used credit at a supplier; not requested for groups. */
function useCredit(supplierCode: string) {
  const { grouporderingenabled } = useSession().staff;
  return useQuery({ ...creditUsageQuery(useClient(), supplierCode), enabled: !grouporderingenabled });
}

/** Returns the used credit as text; '' if unknown or without limit. */
export function useCreditUsed(supplierCode: string): string {
  const { data } = useCredit(supplierCode);
  return data && data.creditlimit > 0 ? texts.creditUsed(Math.round((data.usage / data.creditlimit) * 100)) : '';
}
