import { listVersions, logout } from '@mortar/contract';
import { MessagePopup } from '@mortar/design-system';
import { useEffect, useState } from 'react';
import { type Services, useServices } from '#session/services.ts';
import { sessionAtom } from '#session/session.ts';
import { messages } from './messages.ts';
import { NewBuild } from './NewBuild.tsx';
import { saveAndEnd } from './saveAndEnd.ts';

/** Milliseconds until the first check, and between checks (000 §9). */
const FIRST_CHECK_MS = 1000;
const CHECK_INTERVAL_MS = 900_000;

/** True if another release is active for this software; false if unknown. */
async function isOutdated({ client, config }: Services, signal: AbortSignal): Promise<boolean> {
  const outcome = await client.send(listVersions, { signal });
  if (outcome.kind !== 'value') return false;
  const active = outcome.value.versions.find(
    ({ softwarename, isactive }) => softwarename === config.softwareName && isactive,
  );
  return active !== undefined && active.version !== config.version;
}

/** Saves the open order and ends the token, as far as the server is reachable; the page reloads either way. */
async function signOut(services: Services): Promise<void> {
  const session = services.store.get(sessionAtom);
  if (!session) return;
  const { staffid } = session.staff;
  await saveAndEnd(services, session, {
    reason: 'updated',
    afterwards: (as) => services.client.send(logout, { query: { staffid }, as, keepalive: true }),
  });
}

export interface VersionCheckProps {
  /** Loads the new release. */
  reload?: () => void;
}

/**
 * Checks periodically whether another release is active, which ends the session (000 §4, version update). Another build
 * of the same release is offered if a part is missing.
 */
export function VersionCheck({ reload = () => location.reload() }: VersionCheckProps) {
  const services = useServices();
  const [outdated, setOutdated] = useState(false);
  useEffect(
    function watchReleases() {
      if (outdated) return;
      const gone = new AbortController();
      const check = async () => {
        if (!(await isOutdated(services, gone.signal).catch(() => false)) || gone.signal.aborted) return;
        setOutdated(true);
        await signOut(services);
      };
      const first = setTimeout(check, FIRST_CHECK_MS);
      const others = setInterval(check, CHECK_INTERVAL_MS);
      return () => {
        gone.abort();
        clearTimeout(first);
        clearInterval(others);
      };
    },
    [services, outdated],
  );
  return (
    <>
      <MessagePopup
        open={outdated}
        closable={false}
        automatic
        title={messages.websiteUpdated.title}
        message={messages.websiteUpdated.text}
        onClose={reload}
      />
      <NewBuild reload={reload} />
    </>
  );
}
