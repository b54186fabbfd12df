import { updateApplicationSettings } from '@mortar/contract';
import { useMutation } from '@tanstack/react-query';
import { useServices } from '#session/services.ts';
import type { ApplicationSettings } from '#settings/application/model/applicationSettings.ts';
import { saveSettings } from '#settings/form/api/saveSettings.ts';

/** Saves changed application settings, which take effect at once (000 §3). */
export function useSaveApplicationSettings() {
  const services = useServices();
  return useMutation({
    mutationFn: (body: Partial<ApplicationSettings>) =>
      saveSettings(services, body, () => services.client.send(updateApplicationSettings, { body })),
  });
}
