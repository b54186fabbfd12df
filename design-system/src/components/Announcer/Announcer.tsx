import '../VisuallyHidden/VisuallyHidden.css';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { announcements } from './announce.ts';

/**
 * The application's one live region; the provider renders it. Each announcement is a paragraph of its own that is added
 * and taken away again, so that the same words can be said twice. What it holds is for ears: popups leave it reachable.
 */
export const Announcer = () => {
  const entries = useSyncExternalStore(announcements.subscribe, announcements.get, announcements.get);
  return createPortal(
    // The attribute keeps open popups from hiding it with the rest of the page.
    <div className="m-announcer m-hidden" data-live-announcer="">
      {(['polite', 'assertive'] as const).map((urgency) => (
        <div key={urgency} aria-live={urgency} aria-relevant="additions" aria-atomic="false">
          {entries
            .filter(({ assertive }) => assertive === (urgency === 'assertive'))
            .map(({ id, text }) => (
              <p key={id} data-heard="">
                {text}
              </p>
            ))}
        </div>
      ))}
    </div>,
    document.body,
  );
};
