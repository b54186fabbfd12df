import { announce, Button, ProgressBar } from '@mortar/design-system';
import type { List } from '@mortar/reading';
import { useEffect, useEffectEvent } from 'react';
import { messages } from './messages.ts';
import type { Preview } from './usePreview.ts';
import './quickOrder.css';

const texts = messages.preview;

export interface PreviewProgressProps {
  preview: Pick<Preview, 'matching' | 'adding' | 'plan'>;
  list: List;
  left: number;
}

/** Shows progress of matching or adding with a stop button, then the result with a resume button. */
export function PreviewProgress({ preview, list, left }: PreviewProgressProps) {
  const { matching, adding, plan } = preview;
  const { state } = matching;
  const open = plan.filter(({ status }) => status.kind === 'waiting').length;
  const failed = plan.filter(({ status }) => status.kind === 'left' && status.left.reason === 'failed').length;
  const found = plan.filter(({ product }) => product !== null).length;
  const matched = texts.matched(found, list.lines.length);
  const say = useEffectEvent(() => announce(matched));
  useEffect(
    function announceOnceMatched() {
      if (state !== 'matching') say();
    },
    [state],
  );
  if (adding.state === 'adding') {
    const { tried, total } = adding;
    return (
      <div className="quick-progress">
        <div data-bar="">
          <ProgressBar label={messages.adding.label} value={tried / Math.max(1, total)} text={texts.of(tried, total)} />
        </div>
      </div>
    );
  }
  if (state === 'matching') {
    const done = matching.all - open;
    return (
      <div className="quick-progress">
        <div data-bar="">
          <ProgressBar
            label={texts.matching}
            value={done / Math.max(1, matching.all)}
            text={texts.of(done, matching.all)}
          />
        </div>
        <Button size="sm" variant="outline" tone="neutral" onClick={matching.stop}>
          {texts.stop}
        </Button>
      </div>
    );
  }
  const waits = open + failed;
  const stopped = state === 'no answer' ? texts.noAnswer(waits) : state === 'stopped' ? texts.stopped(waits) : '';
  return (
    <div className="quick-progress">
      <p>{[getResult(preview, left) ?? matched, stopped].filter(Boolean).join(' ')}</p>
      {waits > 0 && (
        <Button size="sm" variant="outline" onClick={matching.resume}>
          {texts.resume}
        </Button>
      )}
    </div>
  );
}

/** Result of adding; null if nothing was added. */
function getResult({ adding, plan }: Pick<Preview, 'adding' | 'plan'>, left: number): string | null {
  const added = plan.filter(({ status }) => status.kind === 'added').length;
  if (adding.state === 'stopped' || adding.state === 'broken') return messages.adding.stopped(added, left);
  return added > 0 ? messages.adding.done(added, left) : null;
}
