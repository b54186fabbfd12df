import { useQuery } from '@tanstack/react-query';
import { groupUnsentOrdersQuery } from '#orders/current/api/unsentOrders.ts';
import { unsentFigures } from '#orders/current/model/unsentFigures.ts';
import { orderHistoryQuery } from '#orders/history/api/orderHistory.ts';
import { compareWithLastMonth } from '#orders/history/model/compareWithLastMonth.ts';
import { getValues } from '#orders/history/model/picture.ts';
import { responsesQuery } from '#orders/responses/api/responses.ts';
import { NO_CUSTOM, toResponsesRequest } from '#orders/responses/model/toResponsesRequest.ts';
import { waitingOrders } from '#orders/responses/model/waitingOrders.ts';
import { paths } from '#pages/paths.ts';
import { useClient } from '#session/services.ts';
import { useMoney } from '#session/settings.tsx';
import { describeDifference, FIRST_HISTORY, historyPath, toLocalDay } from './BoughtCard.tsx';
import { Figure, FigureRows, StatusFigure } from './Figures.tsx';
import { messages } from './messages.ts';
import { byPharmacy } from './model/byPharmacy.ts';
import { waitingPath } from './OrderCards.tsx';
import { type Reading, SummaryCard } from './SummaryCard.tsx';
import { useGroup } from './useGroup.ts';
import { useRegrets } from './useRegrets.tsx';

/** Shows a group's summary by pharmacy. Credit belongs to each pharmacy, and groups have no messages. */
export function GroupSummary() {
  return (
    <>
      <Unsent />
      <Waiting />
      <Regretted />
      <Bought />
    </>
  );
}

function Unsent() {
  const texts = messages.unsent;
  const { group, pharmacies, reading, chooseAll } = useGroup();
  const query = useQuery(groupUnsentOrdersQuery(useClient(), group.groupretailerid, group.retailerids));
  const orders = query.data ?? [];
  const { lines } = unsentFigures(orders);
  return (
    <SummaryCard
      title={texts.title}
      to={paths.orderManager()}
      onFollow={() => chooseAll('manager')}
      source={texts.from}
      readings={getReadings(reading, query, pharmacies)}
      nothing={orders.length === 0 ? texts.none : null}
    >
      {() => (
        <>
          <Figure value={messages.orders(orders.length)}>{messages.lines(lines)}</Figure>
          <FigureRows
            label={texts.groupList}
            rows={byPharmacy(pharmacies, orders, ({ retailers }) => retailers.map(({ retailerId }) => retailerId))}
            getKey={({ id }) => id}
            name={({ name }) => name}
            value={({ things }) => messages.orders(things.length)}
          />
        </>
      )}
    </SummaryCard>
  );
}

function Waiting() {
  const texts = messages.waiting;
  const money = useMoney();
  const { group, pharmacies, reading, chooseAll } = useGroup();
  const own = toResponsesRequest('', 'Outstanding', NO_CUSTOM);
  const groupQuery = own && group.retailerids.length > 0 ? { ...own, group } : null;
  const query = useQuery({
    ...responsesQuery(useClient(), groupQuery),
    select: (responses) => waitingOrders(responses, 'retailerName'),
  });
  const { all, rows = [] } = query.data ?? {};
  return (
    <SummaryCard
      title={texts.title}
      to={waitingPath()}
      onFollow={() => chooseAll('responses')}
      source={texts.from}
      readings={getReadings(reading, query, pharmacies)}
      nothing={rows.length === 0 ? texts.none : null}
    >
      {() => (
        <>
          <StatusFigure status="waiting" value={money(all?.value ?? 0)}>
            {texts.sum(all?.orders ?? 0)}
          </StatusFigure>
          <FigureRows
            label={texts.groupList}
            rows={rows}
            getKey={({ name }) => name}
            name={({ name }) => name}
            value={({ orders, value }) => `${messages.orders(orders)} · ${money(value)}`}
          />
        </>
      )}
    </SummaryCard>
  );
}

function Regretted() {
  const texts = messages.regrets;
  const money = useMoney();
  const { group, pharmacies, reading } = useGroup();
  const { query, regrets, figures, path, source, reorder } = useRegrets(group);
  return (
    <SummaryCard
      title={texts.title}
      to={path}
      source={source}
      readings={getReadings(reading, query, pharmacies)}
      nothing={figures.lines === 0 ? texts.none : null}
      actions={reorder}
    >
      {() => (
        <>
          <StatusFigure status="regretted" value={money(figures.value)}>
            {texts.sum(figures.lines)}
          </StatusFigure>
          <FigureRows
            label={texts.groupList}
            rows={byPharmacy(pharmacies, regrets, ({ retailerId }) => [retailerId])}
            getKey={({ id }) => id}
            name={({ name }) => name}
            value={({ things }) => messages.lines(things.length)}
          />
        </>
      )}
    </SummaryCard>
  );
}

function Bought() {
  const texts = messages.bought;
  const money = useMoney();
  const { group, pharmacies, reading, chooseAll } = useGroup();
  const groupQuery = group.retailerids.length > 0 ? { ...FIRST_HISTORY, group } : null;
  const query = useQuery(orderHistoryQuery(useClient(), groupQuery));
  const all = query.data ?? [];
  const months = compareWithLastMonth(all, toLocalDay(new Date()), toLocalDay);
  const orders = all.filter(({ month }) => month === months.month);
  return (
    <SummaryCard
      title={texts.title}
      to={historyPath()}
      onFollow={() => chooseAll('history')}
      source={texts.from}
      readings={getReadings(reading, query, pharmacies)}
      nothing={orders.length === 0 && months.orderedLast === 0 ? texts.none : null}
    >
      {() => (
        <>
          <Figure value={money(months.ordered)}>{describeDifference(months, money)}</Figure>
          <FigureRows
            label={texts.groupList}
            rows={byPharmacy(pharmacies, orders, ({ retailerId }) => [retailerId])}
            getKey={({ id }) => id}
            name={({ name }) => name}
            value={({ things }) => money(getValues(things).ordered)}
          />
        </>
      )}
    </SummaryCard>
  );
}

/** Without pharmacies nothing is loaded. */
const getReadings = (pharmacies: Reading, query: Reading, assigned: readonly unknown[]): Reading[] =>
  assigned.length === 0 ? [pharmacies] : [pharmacies, query];
