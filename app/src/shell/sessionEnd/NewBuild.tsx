import { Button, Popup } from '@mortar/design-system';
import { useEffect, useRef, useState } from 'react';
import { FailedPart } from '#parts/missedPart.ts';
import { UnreadAnswer } from '#problems/unreadAnswer.ts';
import { isReplaced } from './isReplaced.ts';
import { pageMessages } from './pageMessages.ts';

const texts = pageMessages.newBuild;

/** Minimum milliseconds between checks triggered by unreadable answers. */
const POLL_INTERVAL_MS = 60_000;
/** Milliseconds without such checks after the user chose to reload later. */
const SNOOZE_MS = 900_000;

type ReloadReason = 'part' | 'answer';

export interface NewBuildProps {
  /** Loads the served build. */
  reload: () => void;
  /** Returns whether another build is served. */
  ask?: () => Promise<boolean>;
}

/**
 * Offers a reload if a part of the running build is no longer served or answers are unreadable. Enter and Escape keep
 * the page, to protect input.
 */
export function NewBuild({ reload, ask = isReplaced }: NewBuildProps) {
  const [why, setWhy] = useState<ReloadReason>('part');
  const [open, setOpen] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  /** Next time an answer may trigger a check, ms since 1970; lists are polled every few seconds. */
  const quietUntil = useRef(0);
  const later = () => {
    quietUntil.current = Date.now() + SNOOZE_MS;
    setOpen(false);
  };
  useEffect(
    function explain() {
      const offerIfReplaced = async (because: ReloadReason) => {
        const replaced = await ask();
        if (replaced) {
          setWhy(because);
          setOpen(true);
        }
        return replaced;
      };
      const listenForPart = (event: Event) => {
        if (event instanceof FailedPart) event.explained = offerIfReplaced('part');
      };
      const listenForAnswer = () => {
        const now = Date.now();
        if (now < quietUntil.current) return;
        quietUntil.current = now + POLL_INTERVAL_MS;
        void offerIfReplaced('answer');
      };
      addEventListener(FailedPart.type, listenForPart);
      addEventListener(UnreadAnswer.type, listenForAnswer);
      return () => {
        removeEventListener(FailedPart.type, listenForPart);
        removeEventListener(UnreadAnswer.type, listenForAnswer);
      };
    },
    [ask],
  );
  return (
    <Popup
      open={open}
      role="alertdialog"
      size="sm"
      title={texts.title}
      onClose={later}
      // Parts are missed on user action; answers arrive by themselves.
      automatic={why === 'answer'}
      initialFocusRef={first}
      footer={
        <>
          <Button variant="outline" onClick={reload}>
            {texts.reload}
          </Button>
          <Button ref={first} variant="solid" keyHint={['↵', 'Esc']} onClick={later}>
            {texts.later}
          </Button>
        </>
      }
    >
      <p>{texts.text[why]}</p>
    </Popup>
  );
}
