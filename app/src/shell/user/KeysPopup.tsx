import { Button, FactList, Popup } from '@mortar/design-system';
import { useAtomValue } from 'jotai';
import { byKey } from '#commands/keys.ts';
import { commandsAtom } from '#commands/registry.ts';
import { keysMessages as texts } from './keysMessages.ts';
import { messages } from './messages.ts';

export interface KeysPopupProps {
  open: boolean;
  onClose(): void;
  /** What has the keyboard once it is closed. */
  returnFocusTo(): HTMLElement | null;
}

/** The keys of the page as it stands, and those of its components. */
function useKeys(): { label: string; value: string }[] {
  const ofPage = useAtomValue(commandsAtom).flatMap(({ key, title, place }) =>
    key !== undefined && place === undefined ? [{ key, title }] : [],
  );
  return [
    ...ofPage.toSorted(byKey).map(({ key, title }) => ({ label: key, value: title })),
    ...texts.components.map(([label, value]) => ({ label, value })),
  ];
}

/** 'Keyboard': every key, for everybody who would not find them by chance. */
export function KeysPopup({ open, onClose, returnFocusTo }: KeysPopupProps) {
  return (
    <Popup
      open={open}
      title={messages.keys.title}
      description={texts.about}
      onClose={onClose}
      returnFocusTo={returnFocusTo}
      footer={
        <Button keyHint="↵" onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <FactList facts={useKeys()} />
    </Popup>
  );
}
