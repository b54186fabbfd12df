import { Button, Popup } from '@mortar/design-system';
import { useEffect, useRef, useState } from 'react';
import { FailedPart } from '#parts/missedPart.ts';
import { UnreadAnswer } from '#problems/unreadAnswer.ts';
import { isReplaced } from './isReplaced.ts';
import { pageMessages } from './pageMessages.ts';

const texts = pageMessages.newBuild;

/** Milliseconds after which an answer that cannot be read has it looked for another build again. */
const ASK_EVERY = 60_000;
/** Milliseconds for which answers do not come back to it, once it was left for later. */
const LATER = 900_000;

type Why = 'part' | 'answer';

export interface NewBuildProps {
  /** Loads the build that is served now. */
  reload: () => void;
  /** Whether there is one. */
  ask?: () => Promise<boolean>;
}

/**
 * Offers the build that is served now, when a part of the one that runs is gone with it, or answers are no longer what it
 * reads. Nobody is taken away from what they are typing: Enter and Escape leave it as it is.
 */
export function NewBuild({ reload, ask = isReplaced }: NewBuildProps) {
  const [why, setWhy] = useState<Why>('part');
  const [open, setOpen] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  /** When an answer may have it looked for again, in milliseconds since 1970: lists ask every few seconds. */
  const quietUntil = useRef(0);
  const later = () => {
    quietUntil.current = Date.now() + LATER;
    setOpen(false);
  };
  useEffect(
    function explain() {
      const offerIfReplaced = async (because: Why) => {
        const replaced = await ask();
        if (replaced) {
          setWhy(because);
          setOpen(true);
        }
        return replaced;
      };
      const hearPart = (event: Event) => {
        if (event instanceof FailedPart) event.explained = offerIfReplaced('part');
      };
      const hearAnswer = () => {
        const now = Date.now();
        if (now < quietUntil.current) return;
        quietUntil.current = now + ASK_EVERY;
        void offerIfReplaced('answer');
      };
      addEventListener(FailedPart.type, hearPart);
      addEventListener(UnreadAnswer.type, hearAnswer);
      return () => {
        removeEventListener(FailedPart.type, hearPart);
        removeEventListener(UnreadAnswer.type, hearAnswer);
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
      // A part is missed by whoever pressed something; answers come by themselves.
      unasked={why === 'answer'}
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
