import { Button } from '@mortar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { regretsQuery } from '#orders/regrets/api/listRegrets.ts';
import { dearestFirst, regretFigures } from '#orders/regrets/model/regretFigures.ts';
import {
  firstRegretSearch,
  type RegretsRequest,
  regretsSince,
  SINCE,
  toRegretsRequest,
} from '#orders/regrets/model/regretSearch.ts';
import { paths } from '#pages/paths.ts';
import { dayText, getWeekday, lastWorkingDay } from '#rules/workingDays.ts';
import { can } from '#session/permissions.ts';
import { useServices } from '#session/services.ts';
import { useCalendarDay } from '#session/today.ts';
import { usePermissions } from '#session/useSession.ts';
import { messages } from './messages.ts';

const texts = messages.regrets;

/**
 * Reads the regrets since the last working day. The older Advanced Regrets has no date filter and lists all pending
 * ones.
 * @param group pharmacies of a group; nothing is read while it is empty
 */
export function useRegrets(group?: RegretsRequest['group']) {
  const { client, config } = useServices();
  const { olderRegrets } = config.features;
  const navigate = useNavigate();
  const permissions = usePermissions();
  const today = useCalendarDay();
  const last = lastWorkingDay(today);
  const since = dayText(last);
  const search = olderRegrets ? firstRegretSearch : regretsSince(since, dayText(today));
  const query = useQuery(regretsQuery(client, toRegretsRequest(search, group)));
  const regrets = query.data ?? [];
  const path = `${paths.ordering()}?popup=regrets${olderRegrets ? '' : `&${SINCE}=${since}`}`;
  // The older variant can only add to an open order.
  const mayReorder = !olderRegrets && can.createOrders(permissions).allowed;
  return {
    query,
    regrets,
    path,
    figures: regretFigures(regrets),
    dearest: dearestFirst(regrets),
    source: olderRegrets ? texts.fromAll : texts.from(getWeekday(last), since.replaceAll('-', '/')),
    reorder: mayReorder && (
      <Button size="sm" variant="outline" onClick={() => void navigate(path)}>
        {texts.reorder}
      </Button>
    ),
  };
}
