import { useQuery } from '@tanstack/react-query';
import { useClient } from '#session/services.ts';
import { settingsQuery } from '#session/settings.tsx';

/**
 * Reads the settings again before they are changed, since another administrator may have changed them. Meanwhile, and
 * after a failure, the form shows known ones.
 */
export function useFreshSettings(): void {
  useQuery({ ...settingsQuery(useClient()), refetchOnMount: 'always' });
}
