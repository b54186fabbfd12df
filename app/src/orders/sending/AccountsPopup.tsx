import { Button, FactList, Popup } from '@mortar/design-system';
import { useRef } from 'react';
import { messages } from './messages.ts';
import './sendOrders.css';

const texts = messages.accounts;

export interface AccountsPopupProps {
  /** The chosen suppliers, each with what it is ordered on. */
  accounts: readonly { supplier: string; accounts: string }[];
  /** As the button says that is pressed. */
  sendLabel: string;
  onSend(): void;
  onClose(): void;
}

/** Asks for the account numbers before anything is sent, where the settings say so: they are read, and Enter goes on. */
export function AccountsPopup({ accounts, sendLabel, onSend, onClose }: AccountsPopupProps) {
  const send = useRef<HTMLButtonElement>(null);
  return (
    <Popup
      open
      title={texts.title}
      description={texts.about}
      onClose={onClose}
      initialFocusRef={send}
      footer={
        <>
          <Button variant="outline" tone="neutral" keyHint="Esc" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button ref={send} keyHint="↵" onClick={onSend}>
            {sendLabel}
          </Button>
        </>
      }
    >
      <p className="send-accounts" aria-hidden="true">
        {texts.about}
      </p>
      <FactList facts={accounts.map(({ supplier, accounts: value }) => ({ label: supplier, value }))} />
    </Popup>
  );
}
