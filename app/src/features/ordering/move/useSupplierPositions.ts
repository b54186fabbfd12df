import { useQueries, useQuery } from '@tanstack/react-query';
import { unsentValuesQuery } from '#orders/current/api/unsentValues.ts';
import type { OrderLine } from '#orders/current/model/line.ts';
import { creditUsageQuery } from '#orders/lines/api/creditUsage.ts';
import { useClient } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';
import { useSupplierTerms } from '#suppliers/useSupplierTerms.ts';
import { ownValues, type SupplierPosition } from './model/supplierPosition.ts';

/**
 * Loads unsent value, minimum and credit of suppliers, as far as possible; moving does not wait for it. Empty for a
 * group, whose pharmacies have their own (ruling 39).
 * @param codes of the suppliers
 */
export function useSupplierPositions(
  lines: readonly OrderLine[],
  codes: readonly string[],
): ReadonlyMap<string, SupplierPosition> {
  const client = useClient();
  const own = !useSession().staff.grouporderingenabled;
  const { byCode } = useSupplierTerms();
  const unsent = useQuery({ ...unsentValuesQuery(client), enabled: own });
  const credits = useQueries({ queries: codes.map((code) => ({ ...creditUsageQuery(client, code), enabled: own })) });
  if (!own) return new Map();
  const values = ownValues(lines);
  return new Map(
    codes.map((code, index): [string, SupplierPosition] => {
      const terms = byCode.get(code);
      const name = terms?.name ?? values.get(code)?.name ?? '';
      const ordered = values.get(code)?.value ?? 0;
      const value = unsent.data?.find((each) => each.supplier === name)?.total ?? ordered;
      const others = Math.max(0, value - ordered);
      return [code, { code, name, value, others, minimum: terms?.minimum ?? 0, credit: credits[index]?.data ?? null }];
    }),
  );
}
