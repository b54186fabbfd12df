import type { Wholesaler } from '@mortar/contract';
import { BarChart, CreditBar } from '@mortar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { supplierHistoryQuery } from '#orders/history/api/supplierHistory.ts';
import { creditUsageQuery } from '#orders/lines/api/creditUsage.ts';
import { formatDate } from '#rules/dates.ts';
import { toCents } from '#rules/money.ts';
import { codeText } from '#server/outcome.ts';
import { canOpen, refusalOf } from '#session/permissions.ts';
import { useClient } from '#session/services.ts';
import { useMoney } from '#session/settings.tsx';
import { useSession } from '#session/useSession.ts';
import { SettingsHint } from '#settings/form/SettingsParts.tsx';
import { SettingsGroup } from '#settings/form/SettingsSection.tsx';
import { messages } from './messages.ts';
import { orderedMonths } from './model/orderedMonths.ts';
import './suppliers.css';

const { credit: texts } = messages;

/** What is used of a supplier's credit this month (002 §2.12). */
export const SupplierCredit = ({ supplier }: { supplier: Wholesaler }) => (
  <SettingsGroup title={texts.title}>
    <CreditUsage suppliercode={supplier.wholesalercode} />
  </SettingsGroup>
);

/** What was ordered from a supplier in each of its last months (ruling 43). */
export const SupplierMonths = ({ supplier }: { supplier: Wholesaler }) => (
  <SettingsGroup title={texts.months} text={texts.monthsHint}>
    <OrderedMonths supplier={supplier} />
  </SettingsGroup>
);

function CreditUsage({ suppliercode }: { suppliercode: string }) {
  const money = useMoney();
  const { data, isPending, error } = useQuery(creditUsageQuery(useClient(), suppliercode));
  if (isPending) return <p className="supplier-note">{texts.loading}</p>;
  if (error) return <p className="supplier-note">{codeText(error)}</p>;
  if (!data) return <p className="supplier-note">{texts.none}</p>;
  const { usage, creditlimit, usagestartdate, usageenddate } = data;
  return (
    <div className="supplier-credit-usage">
      <CreditBar label={texts.usage} usage={usage} limit={creditlimit} format={(amount) => money(toCents(amount))} />
      <SettingsHint>{texts.month(formatDate(usagestartdate), formatDate(usageenddate))}</SettingsHint>
    </div>
  );
}

function OrderedMonths({ supplier: { wholesalercode, closingday } }: { supplier: Wholesaler }) {
  const money = useMoney();
  const { staff } = useSession();
  const unavailable = refusalOf(canOpen('Ordering', staff));
  const query = useQuery(supplierHistoryQuery(useClient(), unavailable === undefined ? wholesalercode : null));
  const bars = useMemo(
    () =>
      orderedMonths(query.data ?? [], closingday, new Date()).map(({ month, total }) => ({
        label: month,
        value: total,
      })),
    [query.data, closingday],
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
