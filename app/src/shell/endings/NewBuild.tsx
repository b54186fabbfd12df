import { Button, Popup } from '@mortar/design-system';
import { useEffect, useRef, useState } from 'react';
import { MissedPart } from '#parts/missedPart.ts';
import { isReplaced } from './isReplaced.ts';
import { messages } from './messages.ts';

const texts = messages.newBuild;

export interface NewBuildProps {
  /** Loads the build that is served now. */
  reload: () => void;
  /** Whether there is one. */
  ask?: () => Promise<boolean>;
}

/**
 * Offers the build that is served now, when a part of the one that runs is gone with it. Nobody is taken away from what
 * they are typing: Enter and Escape leave it as it is.
 */
export function NewBuild({ reload, ask = isReplaced }: NewBuildProps) {
  const [open, setOpen] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  const later = () => setOpen(false);
  useEffect(
    function explainMissedParts() {
      const explain = async () => {
        const replaced = await ask();
        if (replaced) setOpen(true);
        return replaced;
      };
      const hear = (event: Event) => {
        if (event instanceof MissedPart) event.explained = explain();
      };
      addEventListener(MissedPart.type, hear);
      return () => removeEventListener(MissedPart.type, hear);
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
      <p>{texts.text}</p>
    </Popup>
  );
}
