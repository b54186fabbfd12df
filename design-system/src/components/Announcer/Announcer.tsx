import '../VisuallyHidden/VisuallyHidden.css';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { announcements } from './announce.ts';

/**
 * The application's only live region, rendered by the provider. Each announcement is a paragraph added and removed, so
 * that the same text can be announced twice. Popups leave it accessible.
 */
export const Announcer = () => {
  const entries = useSyncExternalStore(announcements.subscribe, announcements.get, announcements.get);
  return createPortal(
    // The attribute keeps popups from hiding it with the page.
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
