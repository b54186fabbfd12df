import { getMedicalAidInfo, type MedicalAidInfo } from '@mortar/contract';
import { queryOptions } from '@tanstack/react-query';
import { medicalAidKey } from '#rules/nappi.ts';
import type { Client } from '#server/client.ts';
import { keys } from '#server/keys.ts';
import { valueOrNull } from '#server/queries.ts';

/** Returns the query of four medical aids' entries for a product; null if none lists it (001 §7). */
export function medicalAidQuery(client: Client, nappi: string) {
  const nappicode = medicalAidKey(nappi);
  return queryOptions({
    queryKey: keys.medicalAid(nappicode),
    queryFn: async ({ signal }): Promise<MedicalAidInfo | null> =>
      valueOrNull(await client.send(getMedicalAidInfo, { query: { nappicode }, signal })),
  });
}
