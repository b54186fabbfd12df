import { ConfirmPopup } from '@mortar/design-system';
import { messages } from './messages.ts';

export interface OtherDevicePromptProps {
  open: boolean;
  /** True while the other device is being signed out. */
  busy: boolean;
  onConfirm(): void;
  onCancel(): void;
  /** Element that receives focus after closing; null for the previous one. */
  returnFocusTo(): HTMLElement | null;
}

/** Confirms signing out the other device (000 §4, login). */
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
