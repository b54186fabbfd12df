import { FrameStatus } from './FrameStatus.tsx';
import { isFramed } from './model/frameState.ts';
import { useFrame } from './useFrame.ts';
import './reportFrame.css';

/** It runs, saves files and prints. It has no origin of its own, and reaches nothing of ours. */
const MAY = 'allow-scripts allow-downloads allow-modals';

export interface ReportFrameProps {
  /** With everything that the page is given, the token too: it stands in the frame and nowhere else (ruling 25). */
  address: string;
  title: string;
  onRetry(): void;
}

/** The page of a report. Another address is another frame: give it as the key, so that the browser's history stays ours. */
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
          sandbox={MAY}
          referrerPolicy="no-referrer"
          onLoad={onLoad}
        />
      )}
    </div>
  );
}
