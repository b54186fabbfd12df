import { Button, FactList, Popup } from '@mortar/design-system';
import { keysMessages as texts } from './keysMessages.ts';
import { messages } from './messages.ts';

export interface KeysPopupProps {
  open: boolean;
  onClose(): void;
  /** What has the keyboard once it is closed. */
  returnFocusTo(): HTMLElement | null;
}

/** 'Keyboard': the keys that no button shows, for everybody who would not find them by chance. */
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
      <FactList facts={texts.list.map(([label, value]) => ({ label, value }))} />
    </Popup>
  );
}
