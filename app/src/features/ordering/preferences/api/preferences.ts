import { updateOrderingSettings } from '@mortar/contract';
import { useMutation } from '@tanstack/react-query';
import type { OrderingPreferences } from '#features/ordering/preferences/model/preferences.ts';
import { useServices } from '#session/services.ts';
import { saveSettings } from '#settings/form/api/saveSettings.ts';

/** Saves the six ordering settings, which take effect at once (001 §7, ruling 19). */
export function useSaveOrderingPreferences() {
  const services = useServices();
  return useMutation({
    mutationFn: (body: OrderingPreferences) =>
      saveSettings(services, body, () => services.client.send(updateOrderingSettings, { body })),
  });
}
