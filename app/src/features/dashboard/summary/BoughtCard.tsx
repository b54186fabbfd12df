import { BarChart } from '@mortar/design-system';
import { useQuery } from '@tanstack/react-query';
import { type HistoryRequest, orderHistoryQuery } from '#orders/history/api/orderHistory.ts';
import { messages as historyMessages } from '#orders/history/messages.ts';
import { compareWithLastMonth, type MonthAgainstLast } from '#orders/history/model/compareWithLastMonth.ts';
import { paths } from '#pages/paths.ts';
import type { Cents } from '#rules/money.ts';
import type { CalendarDay } from '#rules/zones.ts';
import { useClient } from '#session/services.ts';
import { useMoney } from '#session/settings.tsx';
import { Figure } from './Figures.tsx';
import { messages } from './messages.ts';
import { SummaryCard } from './SummaryCard.tsx';

const texts = messages.bought;

/** The history's default period, which includes this and the last month. */
export const FIRST_HISTORY: HistoryRequest = { datefilter: 'Last 3 Months' };

export const historyPath = () => `${paths.ordering()}?popup=history`;

/** Returns the local calendar day, by which the history groups months. */
export const toLocalDay = (moment: Date): CalendarDay => ({
  year: moment.getFullYear(),
  month: moment.getMonth() + 1,
  day: moment.getDate(),
});

/** Compares this month's orders with last month's, as in the history. */
export function BoughtCard() {
  const now = new Date();
  const query = useQuery({
    ...orderHistoryQuery(useClient(), FIRST_HISTORY),
    select: (orders) => compareWithLastMonth(orders, toLocalDay(now), toLocalDay),
  });
  const { data } = query;
  return (
    <SummaryCard
      title={texts.title}
      to={historyPath()}
      source={texts.from}
      readings={[query]}
      nothing={data && data.ordered + data.orderedLast === 0 ? texts.none : null}
    >
      {() => data && <Months months={data} day={now.getDate()} />}
    </SummaryCard>
  );
}

/** Describes the difference to the same day of last month. */
export function describeDifference(
  { ordered, orderedByNow }: MonthAgainstLast,
  money: (cents: Cents) => string,
): string {
  const difference = ordered - orderedByNow;
  if (difference === 0) return texts.same;
  return difference > 0 ? texts.more(money(difference)) : texts.less(money(-difference));
}

function Months({ months, day }: { months: MonthAgainstLast; day: number }) {
  const money = useMoney();
  const { month: getName } = historyMessages.picture;
  return (
    <>
      <Figure value={money(months.ordered)}>{describeDifference(months, money)}</Figure>
      <BarChart
        label={texts.chart}
        format={money}
        bars={[
          { label: texts.soFar(getName(months.month)), value: months.ordered },
          { label: texts.byNow(getName(months.last), day), value: months.orderedByNow },
          { label: texts.inAll(getName(months.last)), value: months.orderedLast },
        ]}
      />
    </>
  );
}
