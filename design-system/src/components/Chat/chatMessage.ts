export interface ChatMessage {
  /** Identifies the message. Stable after sending, because it also keeps its position. */
  id: string | number;
  /** Author: `Me`, a supplier's name. */
  author: string;
  /** Whether it is the user's own, aligned to the end. */
  own: boolean;
  /** Plain text with line breaks. */
  text: string;
  /** Formatted time: `2026-03-02 | 08:30`. */
  time: string;
  /** For own messages: whether the other side has read it. */
  read?: boolean | undefined;
  /** For own messages: on its way, failed, or unknown. */
  state?: 'sending' | 'failed' | 'unconfirmed' | undefined;
  /** Why it failed. */
  error?: string | undefined;
  /** Actions on a failed message. */
  actions?: readonly ChatAction[] | undefined;
  /** Formatted day, shown as a separator between days. Absent without a date yet. */
  day?: string | undefined;
}

interface ChatAction {
  label: string;
  onPress: () => void;
}
