import { useQuery } from '@tanstack/react-query';
import { useClient } from '#session/services.ts';
import { settingsQuery } from '#session/settings.tsx';

/**
 * Reads the settings again where somebody is about to change them: another administrator may have, a moment ago. The form
 * stands meanwhile with what is known, and with no more than that where reading them fails.
 */
export function useFreshSettings(): void {
  useQuery({ ...settingsQuery(useClient()), refetchOnMount: 'always' });
}
