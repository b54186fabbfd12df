import { ConfirmPopup } from '@mortar/design-system';
import { messages } from './messages.ts';

export interface OtherDevicePromptProps {
  open: boolean;
  /** While the other device is signed out. */
  busy: boolean;
  onConfirm(): void;
  onCancel(): void;
  /** What has the keyboard once it is closed; null for whatever had it before. */
  returnFocusTo(): HTMLElement | null;
}

/** Asks whether the other device may be signed out (000 §4, login). */
export function OtherDevicePrompt({ open, busy, onConfirm, onCancel, returnFocusTo }: OtherDevicePromptProps) {
  return (
    <ConfirmPopup
      open={open}
      title={messages.otherDeviceTitle}
      message={busy ? messages.signingOutOther : messages.otherDevice}
      busy={busy}
      onConfirm={onConfirm}
      onCancel={onCancel}
      returnFocusTo={returnFocusTo}
    />
  );
}
