import { updateRegretSettings } from '@mortar/contract';
import { useMutation } from '@tanstack/react-query';
import { useServices } from '#session/services.ts';
import { saveSettings } from '#settings/form/api/saveSettings.ts';
import type { RegretSettings } from '#settings/regrets/model/regretSettings.ts';

/** Saves changed regret settings, which take effect at once (000 §3). */
export function useSaveRegretSettings() {
  const services = useServices();
  return useMutation({
    mutationFn: (body: Partial<RegretSettings>) =>
      saveSettings(services, body, () => services.client.send(updateRegretSettings, { body })),
  });
}
