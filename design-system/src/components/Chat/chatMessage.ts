export interface ChatMessage {
  /** Yours, to distinguish messages. It stays the same once a message was sent: it is its place, too. */
  id: string | number;
  /** Who wrote it: `Me`, a supplier's name. */
  author: string;
  /** It is one's own: it stands at the end of the line. */
  own: boolean;
  /** The text as it was written; lines are kept, nothing in it is followed or run. */
  text: string;
  /** When, as it is shown: `2026-03-02 | 08:30`. */
  time: string;
  /** For one's own: whether the other side has read it. */
  read?: boolean | undefined;
  /** For one's own: it is on its way, did not arrive, or nobody can know yet. */
  state?: 'sending' | 'failed' | 'unconfirmed' | undefined;
  /** Why it did not arrive. */
  error?: string | undefined;
  /** What can be done about it. */
  actions?: readonly ChatAction[] | undefined;
  /** The day it was written, as it is shown: a line stands between two days. None for what has no date yet. */
  day?: string | undefined;
}

/** Something that can be done about a message: 'Try again'. */
interface ChatAction {
  label: string;
  onPress: () => void;
}
