import './LockMark.css';
import { Lock } from 'lucide-react';

interface LockMarkProps {
  /** Who or what locked it; '' where it stands beside the words. */
  label?: string | undefined;
}

/** Someone else works on it, or a rule holds it. */
export const LockMark = ({ label = 'Locked' }: LockMarkProps) => (
  <Lock
    size={16}
    className="m-lock"
    {...(label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
  />
);
