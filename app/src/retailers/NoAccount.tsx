import { useQueries } from '@tanstack/react-query';
import { useClient } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';
import { pharmacyAccountsQuery } from './api/pharmacyAccounts.ts';
import { messages } from './choiceMessages.ts';
import { shortNames } from './model/shortNames.ts';
import { useOrderPharmacies } from './useOrderPharmacies.ts';
import './retailers.css';

export interface NoAccountProps {
  /** The group's order. */
  orderId: number;
  supplierCode: string;
}

/** Lists pharmacies of a group's order without an account at a supplier; empty if all have one or it is unknown. */
export function NoAccount({ orderId, supplierCode }: NoAccountProps) {
  const client = useClient();
  const session = useSession();
  const pharmacies = useOrderPharmacies(orderId) ?? [];
  const accounts = useQueries({ queries: pharmacies.map(({ id }) => pharmacyAccountsQuery(client, session, id)) });
  const names = shortNames(pharmacies.map(({ name }) => name));
  const without = names.filter((_, index) => accounts[index]?.data && !accounts[index].data.has(supplierCode));
  return without.length > 0 && <p className="no-account">{messages.noAccount(without)}</p>;
}
