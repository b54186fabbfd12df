import type { LockedRegret } from '#features/ordering/regrets/model/locked.ts';
import { LockQuestion } from '#features/ordering/warnings/LockQuestion.tsx';
import { messages as lockMessages } from '#features/ordering/warnings/messages.ts';
import { messages } from './messages.ts';

/** Maximum number of named regrets; more are counted. */
const MAX_NAMED = 6;

export interface LockedRegretsPopupProps {
  locked: readonly LockedRegret[];
  /** Number of other selected regrets. */
  others: number;
  /** Called after the correct password, to order all. */
  onOverridden(): void;
  /** Called to order only the others. */
  onLeave(): void;
  onCancel(): void;
}

/** 'Preferred Supplier Locks' of regrets: lists locked ones and asks for a password (001 §4, §6). */
export function LockedRegretsPopup({ locked, others, onOverridden, onLeave, onCancel }: LockedRegretsPopupProps) {
  const { text } = lockMessages.locks;
  const named = locked.length > MAX_NAMED ? locked.slice(0, MAX_NAMED - 1) : locked;
  const lines = [
    ...named.map(({ regret: { supplier, description }, preferred }) =>
      [text(supplier, description), preferred === null ? '' : messages.preferred(preferred)].filter(Boolean).join(' '),
    ),
    ...(named.length < locked.length ? [messages.more(locked.length - named.length)] : []),
    locked.length === 1 ? lockMessages.locks.password : messages.password,
  ];
  return (
    <LockQuestion
      lines={lines}
      choices={others > 0 ? [{ label: messages.leave(others), onChoose: onLeave }] : []}
      onOverridden={onOverridden}
      onCancel={onCancel}
    />
  );
}
