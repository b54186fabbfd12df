import './ReconnectingIndicator.css';
import { WifiOff } from 'lucide-react';
import { Spinner } from '../Spinner/Spinner.tsx';

interface ReconnectingIndicatorProps {
  /** The live link. Nothing shows while it is connected. */
  state: 'connected' | 'reconnecting' | 'offline';
  /** Covers its container, where nothing can be done without the link: messaging. */
  overlay?: boolean | undefined;
  /** In the words of the catalogue. */
  reconnectingText?: string | undefined;
  /** In the words of the catalogue. */
  offlineText?: string | undefined;
}

/** Says that news may be late. Quiet in the top bar, a banner when there is no network at all. */
export const ReconnectingIndicator = (props: ReconnectingIndicatorProps) => {
  const { state, overlay = false, reconnectingText = 'Reconnecting...', offlineText = 'You are offline.' } = props;
  const look = overlay ? 'overlay' : state === 'offline' ? 'banner' : 'quiet';
  return (
    <div role="status" className="m-link-state" data-look={state === 'connected' ? undefined : look}>
      {state !== 'connected' && (
        <span className="m-link-state__text">
          {state === 'offline' ? <WifiOff size={16} aria-hidden="true" /> : <Spinner />}
          {state === 'offline' ? offlineText : reconnectingText}
        </span>
      )}
    </div>
  );
};
