import { updateOrderSettings } from '@mortar/contract';
import { useMutation } from '@tanstack/react-query';
import { useServices } from '#session/services.ts';
import { saveSettings } from '#settings/form/api/saveSettings.ts';
import type { OrderSettings } from '#settings/ordering/model/orderSettings.ts';

/** Saves changed order settings, which take effect at once (000 §3). */
export function useSaveOrderSettings() {
  const services = useServices();
  return useMutation({
    mutationFn: (body: Partial<OrderSettings>) =>
      saveSettings(services, body, () => services.client.send(updateOrderSettings, { body })),
  });
}
