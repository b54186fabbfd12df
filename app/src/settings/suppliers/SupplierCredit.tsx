import type { Wholesaler } from '@mortar/contract';
import { BarChart, CreditBar } from '@mortar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { supplierHistoryQuery } from '#orders/history/api/supplierHistory.ts';
import { creditUsageQuery } from '#orders/lines/api/creditUsage.ts';
import { type Cents, toCents } from '#rules/money.ts';
import { formatDayIn } from '#rules/zones.ts';
import { codeText } from '#server/outcome.ts';
import { canOpen, getRefusal } from '#session/permissions.ts';
import { useClient } from '#session/services.ts';
import { useMoney, useSettings } from '#session/settings.tsx';
import { useSession } from '#session/useSession.ts';
import { SettingsHint } from '#settings/form/SettingsParts.tsx';
import { SettingsGroup } from '#settings/form/SettingsSection.tsx';
import { messages } from './messages.ts';
import { orderedBetween, orderedMonths } from './model/orderedMonths.ts';
import './suppliers.css';

const { credit: texts } = messages;

/** Shows this month's used credit at a supplier (002 §2.12). */
export const SupplierCredit = ({ supplier }: { supplier: Wholesaler }) => (
  <SettingsGroup title={texts.title}>
    <CreditUsage supplier={supplier} />
  </SettingsGroup>
);

/** Shows ordered values per supplier month (ruling 43). */
export const SupplierMonths = ({ supplier }: { supplier: Wholesaler }) => (
  <SettingsGroup title={texts.months} text={texts.monthsHint}>
    <OrderedMonths supplier={supplier} />
  </SettingsGroup>
);

function CreditUsage({ supplier: { wholesalercode } }: { supplier: Wholesaler }) {
  const money = useMoney();
  const country = useSettings().ordering_General_Country;
  const { query: history } = useHistory(wholesalercode);
  const { data, isPending, error } = useQuery(creditUsageQuery(useClient(), wholesalercode));
  if (isPending) return <p className="supplier-note">{texts.loading}</p>;
  if (error) return <p className="supplier-note">{codeText(error)}</p>;
  if (!data) return <p className="supplier-note">{texts.none}</p>;
  const { usage, creditlimit, usagestartdate, usageenddate } = data;
  const ordered = history.data ? orderedBetween(history.data, usagestartdate, usageenddate) : null;
  const difference = ordered === null ? null : differenceText(toCents(usage), ordered, money);
  return (
    <div className="supplier-credit-usage">
      <CreditBar label={texts.usage} usage={usage} limit={creditlimit} format={(amount) => money(toCents(amount))} />
      <SettingsHint>
        {texts.month(formatDayIn(usagestartdate, country), formatDayIn(usageenddate, country))}
      </SettingsHint>
      {difference && <SettingsHint>{difference}</SettingsHint>}
    </div>
  );
}

/** Why used credit and orders of its month differ; null if they do not. */
function differenceText(used: Cents, ordered: Cents, money: (cents: Cents) => string): string | null {
  if (used === ordered || ordered === 0) return null;
  return used > ordered ? texts.before(money(ordered), money(used - ordered)) : texts.less(money(ordered));
}

/** Orders of the last year from a supplier, with permission to see them. */
function useHistory(supplierCode: string) {
  const { staff } = useSession();
  const unavailable = getRefusal(canOpen('Ordering', staff));
  return {
    unavailable,
    query: useQuery(supplierHistoryQuery(useClient(), unavailable === undefined ? supplierCode : null)),
  };
}

function OrderedMonths({ supplier: { wholesalercode, closingday } }: { supplier: Wholesaler }) {
  const money = useMoney();
  const country = useSettings().ordering_General_Country;
  const { unavailable, query } = useHistory(wholesalercode);
  const bars = useMemo(
    () =>
      orderedMonths(query.data ?? [], { closingday, country, now: new Date() }).map(({ month, total }) => ({
        label: month,
        value: total,
      })),
    [query.data, closingday, country],
  );
  const note = () => {
    if (unavailable !== undefined) return unavailable;
    if (query.isPending) return texts.loadingHistory;
    if (query.error) return codeText(query.error);
    return query.data.length === 0 ? texts.noHistory : null;
  };
  const text = note();
  return text === null ? (
    <BarChart label={texts.months} bars={bars} format={money} />
  ) : (
    <p className="supplier-note">{text}</p>
  );
}
