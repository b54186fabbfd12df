import { useQuery } from '@tanstack/react-query';
import { unsentOrdersQuery } from '#orders/current/api/unsentOrders.ts';
import { unsentFigures } from '#orders/current/model/unsentFigures.ts';
import { responsesQuery } from '#orders/responses/api/responses.ts';
import { NO_CUSTOM, SHOW, toResponsesRequest } from '#orders/responses/model/toResponsesRequest.ts';
import { waitingOrders } from '#orders/responses/model/waitingOrders.ts';
import { paths } from '#pages/paths.ts';
import { formatDayIn } from '#rules/zones.ts';
import { useClient } from '#session/services.ts';
import { useMoney, useSettings } from '#session/settings.tsx';
import { useSupplierNames } from '#suppliers/useSupplierNames.ts';
import { Figure, FigureRows, StatusFigure } from './Figures.tsx';
import { messages } from './messages.ts';
import { SummaryCard } from './SummaryCard.tsx';
import { useRegrets } from './useRegrets.tsx';

/** Shows unsent orders, as in the Order Manager. */
export function UnsentCard() {
  const texts = messages.unsent;
  const money = useMoney();
  const query = useQuery({ ...unsentOrdersQuery(useClient()), select: unsentFigures });
  const { rows = [], lines = 0, value = 0 } = query.data ?? {};
  return (
    <SummaryCard
      title={texts.title}
      to={paths.orderManager()}
      source={texts.from}
      readings={[query]}
      nothing={rows.length === 0 ? texts.none : null}
    >
      {() => (
        <>
          <Figure value={money(value)}>{texts.sum(rows.length, lines)}</Figure>
          <FigureRows
            label={texts.list}
            rows={rows}
            getKey={({ id }) => id}
            name={({ name, locked }) => (locked ? `${name} (${texts.locked})` : name)}
            value={(row) => `${messages.lines(row.lines)} · ${money(row.value)}`}
          />
        </>
      )}
    </SummaryCard>
  );
}

/** Returns the address of pending responses. */
export const waitingPath = () => `${paths.responses()}?${SHOW}=waiting`;

/** Shows orders that suppliers have not answered. */
export function WaitingCard() {
  const texts = messages.waiting;
  const money = useMoney();
  const country = useSettings().ordering_General_Country;
  const short = useSupplierNames();
  const query = useQuery({
    ...responsesQuery(useClient(), toResponsesRequest('', 'Outstanding', NO_CUSTOM)),
    select: (responses) => waitingOrders(responses, 'supplier'),
  });
  const { all, rows = [] } = query.data ?? {};
  return (
    <SummaryCard
      title={texts.title}
      to={waitingPath()}
      source={texts.from}
      readings={[query]}
      nothing={rows.length === 0 ? texts.none : null}
    >
      {() => (
        <>
          <StatusFigure status="waiting" value={money(all?.value ?? 0)}>
            {texts.sum(all?.orders ?? 0)}
          </StatusFigure>
          <FigureRows
            label={texts.list}
            rows={rows}
            getKey={({ name }) => name}
            name={({ name }) => short(name)}
            value={({ orders, since }) => texts.since(orders, formatDayIn(since, country))}
          />
        </>
      )}
    </SummaryCard>
  );
}

/** Shows regrets since the last working day, as in Advanced Regrets, with a button to reorder. */
export function RegretsCard() {
  const texts = messages.regrets;
  const money = useMoney();
  const { query, figures, dearest, path, source, reorder } = useRegrets();
  return (
    <SummaryCard
      title={texts.title}
      to={path}
      source={source}
      readings={[query]}
      nothing={figures.lines === 0 ? texts.none : null}
      actions={reorder}
    >
      {() => (
        <>
          <StatusFigure status="regretted" value={money(figures.value)}>
            {texts.sum(figures.lines)}
          </StatusFigure>
          <FigureRows
            label={texts.list}
            rows={dearest}
            getKey={({ id }) => id}
            wraps
            name={({ description }) => description}
            value={({ quantity }) => texts.packs(quantity)}
          />
        </>
      )}
    </SummaryCard>
  );
}
