import { listStaff, updateInitialLogin } from '@mortar/contract';
import { useMutation } from '@tanstack/react-query';
import { valueOrThrow } from '#server/queries.ts';
import { writeOnce } from '#server/writeOnce.ts';
import { endSetup } from '#session/people/firstSetup.ts';
import { useServices } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';

/**
 * Get Started: stores that the setup is done (000 §4, wizard). After a lost answer, checks the administrator's record
 * (ruling 8).
 */
export function useEndSetup() {
  const services = useServices();
  const { retailerid, staffid } = useSession().staff;
  const { client } = services;
  return useMutation({
    mutationFn: () =>
      writeOnce(() => client.send(updateInitialLogin, { body: { retailerid, staffid, initiallogin: false } }), {
        read: async () => {
          const { staffmembers } = valueOrThrow(await client.send(listStaff, {}));
          return staffmembers.find((member) => member.staffid === staffid) ?? null;
        },
        verify: ({ initiallogin }) => (initiallogin ? 'nothing' : 'all'),
      }),
    onSuccess: () => endSetup(services),
  });
}
