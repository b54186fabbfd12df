import { CreditBar, RateBar, Skeleton, TextLink } from '@mortar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { unsentValuesQuery } from '#orders/current/api/unsentValues.ts';
import { creditUsageQuery } from '#orders/lines/api/creditUsage.ts';
import { canShow } from '#pages/pages.ts';
import { paths } from '#pages/paths.ts';
import { toCents } from '#rules/money.ts';
import { useClient } from '#session/services.ts';
import { useMoney } from '#session/settings.tsx';
import { useSession } from '#session/useSession.ts';
import { suppliersQuery } from '#suppliers/api/suppliers.ts';
import { useSupplierNames } from '#suppliers/useSupplierNames.ts';
import { messages } from './messages.ts';
import { type SupplierRow, supplierRows } from './model/supplierRows.ts';
import { SummaryCard } from './SummaryCard.tsx';
import './summary.css';

const texts = messages.suppliers;
/** Maximum number of suppliers, because credit needs a request for each. */
const MAX_SUPPLIERS = 3;

/** Shows remaining credit and the value missing to the minimum for the most important suppliers. */
export function SuppliersCard() {
  const client = useClient();
  const { staff } = useSession();
  const suppliers = useQuery(suppliersQuery(client));
  const unsent = useQuery(unsentValuesQuery(client));
  const rows = useMemo(() => supplierRows(suppliers.data ?? [], unsent.data ?? []), [suppliers.data, unsent.data]);
  const mayChange = canShow('settings', staff).allowed;
  return (
    <SummaryCard
      title={texts.title}
      to={mayChange ? paths.settings('suppliers') : paths.ordering()}
      source={mayChange ? texts.from : texts.fromOrders}
      readings={[suppliers, unsent]}
      nothing={rows.length === 0 ? texts.none : null}
    >
      {() => (
        <ul className="summary-suppliers" aria-label={texts.list}>
          {rows.slice(0, MAX_SUPPLIERS).map((row) => (
            <Supplier key={row.code} row={row} />
          ))}
        </ul>
      )}
    </SummaryCard>
  );
}

function Supplier({ row }: { row: SupplierRow }) {
  const short = useSupplierNames();
  return (
    <li>
      <span className="summary-name" translate="no">
        {short(row.name)}
      </span>
      <Minimum row={row} />
      <Credit code={row.code} />
    </li>
  );
}

function Minimum({ row: { value, minimum, missing } }: { row: SupplierRow }) {
  const money = useMoney();
  const minimumText = missing > 0 ? texts.below(money(missing)) : texts.reached;
  return (
    <span className="summary-minimum">
      {value > 0 && minimum > 0 && (
        <RateBar
          bare
          size="sm"
          label={texts.minimum}
          text={minimumText}
          tone={missing > 0 ? 'warning' : 'success'}
          part={value}
          total={minimum}
        />
      )}
      <span className="summary-value">
        {value === 0 ? texts.nothing : missing > 0 ? minimumText : texts.unsent(money(value))}
      </span>
    </span>
  );
}

function Credit({ code }: { code: string }) {
  const money = useMoney();
  const { data, isPending, isLoadingError, refetch } = useQuery(creditUsageQuery(useClient(), code));
  if (isPending) return <Skeleton height={18} />;
  if (isLoadingError) {
    return (
      <TextLink quiet onClick={() => void refetch()}>
        {messages.retry}
      </TextLink>
    );
  }
  if (!data || data.creditlimit <= 0) return <span className="summary-quiet">{texts.noCredit}</span>;
  return (
    <CreditBar
      label={texts.used}
      usage={data.usage}
      limit={data.creditlimit}
      format={(amount) => money(toCents(amount))}
    />
  );
}
