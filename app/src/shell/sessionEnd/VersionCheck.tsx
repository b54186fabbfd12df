import { listVersions, logout } from '@mortar/contract';
import { MessagePopup } from '@mortar/design-system';
import { useEffect, useState } from 'react';
import { type Services, useServices } from '#session/services.ts';
import { sessionAtom } from '#session/session.ts';
import { messages } from './messages.ts';
import { NewBuild } from './NewBuild.tsx';
import { saveAndEnd } from './saveAndEnd.ts';

/** Milliseconds after the start, and from then on (000 §9). */
const FIRST_CHECK = 1000;
const CHECK_EVERY = 900_000;

/** True if the release that is active for this software is another than the one that runs. Not knowing is no news. */
async function isOutdated({ client, config }: Services, signal: AbortSignal): Promise<boolean> {
  const outcome = await client.send(listVersions, { signal });
  if (outcome.kind !== 'value') return false;
  const active = outcome.value.versions.find(
    ({ softwarename, isactive }) => softwarename === config.softwareName && isactive,
  );
  return active !== undefined && active.version !== config.version;
}

/** The open order is saved and the token ended, as far as the server can be reached; the page starts anew either way. */
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
 * Looks now and then whether another release has become the active one; then nobody goes on with this one (000 §4,
 * version update). A build of the same release is offered where this one misses a part.
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
      const first = setTimeout(check, FIRST_CHECK);
      const others = setInterval(check, CHECK_EVERY);
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
        unasked
        title={messages.websiteUpdated.title}
        message={messages.websiteUpdated.text}
        onClose={reload}
      />
      <NewBuild reload={reload} />
    </>
  );
}
