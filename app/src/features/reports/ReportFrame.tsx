import { FrameStatus } from './FrameStatus.tsx';
import { isFramed } from './model/frameState.ts';
import { useFrame } from './useFrame.ts';
import './reportFrame.css';

/** Sandbox permissions: scripts, downloads and dialogs. Without an origin it cannot reach the application. */
const SANDBOX = 'allow-scripts allow-downloads allow-modals';

export interface ReportFrameProps {
  /** Including all parameters and the token, which is used only here (ruling 25). */
  address: string;
  title: string;
  onRetry(): void;
}

/** Shows a report's page. Use the address as key, so that a new frame leaves the browser history alone. */
export function ReportFrame({ address, title, onRetry }: ReportFrameProps) {
  const { state, frame, onLoad } = useFrame(address);
  const isWaiting = state === 'loading' || state === 'loaded';
  return (
    <div className="report-frame" aria-busy={isWaiting} data-working={isWaiting ? '' : undefined}>
      <FrameStatus state={state} title={title} host={new URL(address).host} onRetry={onRetry} />
      {isFramed(state) && (
        <iframe
          ref={frame}
          className="report-frame__page"
          title={title}
          src={address}
          sandbox={SANDBOX}
          referrerPolicy="no-referrer"
          onLoad={onLoad}
        />
      )}
    </div>
  );
}
