import { Button, FactList, Popup } from '@mortar/design-system';
import { useRef } from 'react';
import { messages } from './messages.ts';
import './sendOrders.css';

const texts = messages.accounts;

export interface AccountsPopupProps {
  /** Selected suppliers with their account numbers. */
  accounts: readonly { supplier: string; accounts: string }[];
  /** Same label as the pressed button. */
  sendLabel: string;
  onSend(): void;
  onClose(): void;
}

/** Confirms the account numbers before sending, if the settings require it. */
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
