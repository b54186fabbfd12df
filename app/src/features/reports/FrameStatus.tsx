import { ErrorState, LoadingState, Scene } from '@mortar/design-system';
import { messages } from './messages.ts';
import type { FrameState } from './model/frameState.ts';
import './reportFrame.css';

const { frame: texts } = messages;

export interface FrameStatusProps {
  state: FrameState;
  title: string;
  /** Host of its page. */
  host: string;
  onRetry(): void;
}

/** Shows the state of a report's frame: loading, or why it is empty (ruling 25). */
export function FrameStatus({ state, title, host, onRetry }: FrameStatusProps) {
  switch (state) {
    case 'loading':
      return (
        <div className="report-frame__cover">
          <LoadingState text={texts.loading(title)} />
        </div>
      );
    case 'silent':
      return (
        <p className="report-frame__silent" role="status">
          {texts.silent}
        </p>
      );
    case 'late':
      return <ErrorState picture={<Scene kind="error" />} text={texts.late} onRetry={onRetry} />;
    case 'offline':
      return <ErrorState picture={<Scene kind="offline" />} text={texts.offline} onRetry={onRetry} />;
    case 'refused':
      return <ErrorState picture={<Scene kind="error" />} text={texts.refused(host)} />;
    default:
      return null;
  }
}
