import './LockMark.css';
import { Lock } from 'lucide-react';

interface LockMarkProps {
  /** Who or what locked it; '' if text next to it says so. */
  label?: string | undefined;
}

/** Marks content locked by another user or a rule. */
export const LockMark = ({ label = 'Locked' }: LockMarkProps) => (
  <Lock
    size={16}
    className="m-lock"
    {...(label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
  />
);
