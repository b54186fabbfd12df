import './ReconnectingIndicator.css';
import { WifiOff } from 'lucide-react';
import { Spinner } from '../Spinner/Spinner.tsx';

interface ReconnectingIndicatorProps {
  /** State of the SignalR connection. Nothing is shown while connected. */
  state: 'connected' | 'reconnecting' | 'offline';
  /** Covers its container, where the connection is essential: messaging. */
  overlay?: boolean | undefined;
  /** Text from the message catalogue. */
  reconnectingText?: string | undefined;
  /** Text from the message catalogue. */
  offlineText?: string | undefined;
}

/** Indicates that updates may be delayed. Subtle in the top bar, a banner when offline. */
export const ReconnectingIndicator = (props: ReconnectingIndicatorProps) => {
  const { state, overlay = false, reconnectingText = 'Reconnecting...', offlineText = 'You are offline.' } = props;
  const variant = overlay ? 'overlay' : state === 'offline' ? 'banner' : 'quiet';
  return (
    <div role="status" className="m-link-state" data-look={state === 'connected' ? undefined : variant}>
      {state !== 'connected' && (
        <span className="m-link-state__text">
          {state === 'offline' ? <WifiOff size={16} aria-hidden="true" /> : <Spinner />}
          {state === 'offline' ? offlineText : reconnectingText}
        </span>
      )}
    </div>
  );
};
