import { CreditBar, FactList } from '@mortar/design-system';
import { useQuery } from '@tanstack/react-query';
import { creditUsageQuery } from '#orders/lines/api/creditUsage.ts';
import { formatDate } from '#rules/dates.ts';
import { toCents } from '#rules/money.ts';
import { errorText } from '#server/outcome.ts';
import { useClient } from '#session/services.ts';
import { useMoney } from '#session/settings.tsx';
import { messages } from './messages.ts';
import './quantitySelector.css';

const { supplier: texts } = messages;

/** Shows the supplier and this month's used credit (002 §2.11, §3, §8). */
export function PromotionSupplier({ name, code }: { name: string; code: string }) {
  const money = useMoney();
  const query = useQuery(creditUsageQuery(useClient(), code));
  const amount = (rand: number) => money(toCents(rand));
  const credit = () => {
    if (query.isError) return <p>{errorText(query.error)}</p>;
    if (query.isPending) return <p role="status">{texts.loading}</p>;
    if (!query.data) return <p>{texts.none}</p>;
    const { creditlimit, usage, usagestartdate, usageenddate } = query.data;
    return (
      <>
        <FactList
          layout="grid"
          facts={[
            { label: texts.limit, value: amount(creditlimit) },
            { label: texts.used, value: amount(usage) },
            { label: texts.since, value: `${formatDate(usagestartdate)} ${texts.until} ${formatDate(usageenddate)}` },
          ]}
        />
        <CreditBar usage={usage} limit={creditlimit} format={amount} layout="stacked" />
      </>
    );
  };
  return (
    <section className="shop-supplier" aria-label={texts.title}>
      <h4 dir="auto">{name}</h4>
      {credit()}
    </section>
  );
}
