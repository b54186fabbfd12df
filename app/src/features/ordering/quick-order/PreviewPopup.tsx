import { Button, Popup, PopupError, Toolbar, toast } from '@mortar/design-system';
import { useRef } from 'react';
import { useMoney } from '#session/settings.tsx';
import { Choices } from './Choices.tsx';
import { LeftOverButtons } from './LeftOverButtons.tsx';
import { messages } from './messages.ts';
import { forgetDraft } from './model/draft.ts';
import { leftLines } from './model/leftLines.ts';
import { canBeAdded } from './model/plan.ts';
import { sumOf } from './model/previewRow.ts';
import { PreviewGrid } from './PreviewGrid.tsx';
import { PreviewProgress } from './PreviewProgress.tsx';
import { type PreviewOptions, usePreview } from './usePreview.ts';
import './quickOrder.css';

const texts = messages.preview;

export interface PreviewPopupProps extends PreviewOptions {
  /** Called to return to the unchanged list, before anything was added. */
  onBack(): void;
  /** Called to start an empty list. */
  onAnother(): void;
  onClose(): void;
  returnFocusTo(): HTMLElement | null;
}

/** Shows the lines of a list before and while they are added to the order. */
export function PreviewPopup({ onBack, onAnother, onClose, returnFocusTo, ...options }: PreviewPopupProps) {
  const preview = usePreview(options);
  const { adding, matching, chosen, plan } = preview;
  const { table, columns, list } = options.taken;
  const money = useMoney();
  const primary = useRef<HTMLButtonElement>(null);
  const busy = adding.state === 'adding';
  const started = adding.state !== 'not begun';
  /** Lines already sent cannot be planned from the list again. */
  const anySent = adding.done.size > 0;
  const returned = leftLines(plan, { isTicked: preview.isTicked, isMatching: matching.state === 'matching', started });
  /** Lines to fix; empty rows are returned too but need no action. */
  const left = returned.filter(({ isUnread }) => !isUnread);
  const sum = sumOf(chosen);
  /** Only closing remains. */
  const finished = started && !busy && chosen.length === 0;
  const nothing = plan.some(canBeAdded) ? texts.noneTicked : texts.nothingToAdd;
  const refused = matching.state === 'matching' ? texts.waitForMatching : chosen.length === 0 ? nothing : undefined;
  /** A completed list is not restored. */
  const close = () => {
    if (finished && left.length === 0) forgetDraft();
    onClose();
  };
  const add = () => (refused ? toast.warning(refused) : void preview.add());
  return (
    <Popup
      open
      size="90"
      title={messages.title}
      description={texts.about(list.lines.length)}
      onClose={busy ? adding.stop : close}
      initialFocusRef={primary}
      returnFocusTo={returnFocusTo}
      footer={
        <>
          {sum.count > 0 && !busy && (
            <span className="quick-sum">{texts.sum(sum.count, sum.suppliers, money(sum.total))}</span>
          )}
          <PopupError {...(adding.error && !busy && { error: adding.error })} />
          {returned.length > 0 && !busy && <LeftOverButtons table={table} columns={columns} left={returned} />}
          {!busy && (
            <Button variant="ghost" tone="neutral" onClick={anySent ? onAnother : onBack}>
              {anySent ? texts.another : texts.back}
            </Button>
          )}
          {!finished && (
            <Button variant="outline" tone="neutral" keyHint="Esc" onClick={busy ? adding.stop : close}>
              {busy ? messages.adding.cancel : texts.close}
            </Button>
          )}
          {/* A single button, so that it keeps focus. */}
          <Button
            ref={primary}
            keyHint={finished ? ['↵', 'Esc'] : '↵'}
            busy={busy}
            unavailable={finished || busy ? undefined : refused}
            onClick={finished ? close : add}
          >
            {finished ? texts.close : texts.add(busy ? adding.total : sum.count)}
          </Button>
        </>
      }
    >
      <div className="quick-preview">
        <Toolbar label={texts.choices}>
          <Choices choices={preview.choices} disabled={busy} onChange={preview.setChoices} />
        </Toolbar>
        <PreviewProgress preview={preview} list={list} left={left.length} />
        <PreviewGrid preview={preview} table={table} busy={busy} />
      </div>
    </Popup>
  );
}
