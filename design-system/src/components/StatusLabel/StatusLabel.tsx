import './StatusLabel.css';
import { type LineStatus, statusWord } from './statusWord.ts';

/** Icons for 16 px: tick, half circle, cross, clock, question mark. They differ in shape, not only in colour. */
const DRAWINGS: Record<LineStatus, { path: string; fill?: string }> = {
  invoiced: { path: 'M5 8.2l2.1 2.1L11 6.2' },
  partial: { path: '', fill: 'M8 3.2a4.8 4.8 0 0 1 0 9.6z' },
  regretted: { path: 'M5.7 5.7l4.6 4.6M10.3 5.7l-4.6 4.6' },
  waiting: { path: 'M8 5v3.2l2 1.3' },
  unknown: { path: 'M6.4 6.5a1.6 1.6 0 1 1 2.4 1.4c-.5.3-.8.6-.8 1.2M8 11.2v.01' },
};

interface StatusLabelProps {
  /** The supplier's answer; `waiting` before it, `unknown` for an unrecognized one. */
  status: LineStatus;
  /** Replaces the status word, for example to add a number. */
  children?: string | undefined;
  /** Adds a tinted background, for standalone use. */
  filled?: boolean | undefined;
}

/** Status of an order line: icon, word and colour. */
export const StatusLabel = ({ status, children, filled = false }: StatusLabelProps) => {
  const { path, fill } = DRAWINGS[status];
  return (
    <span className="m-status" data-status={status} data-filled={filled || undefined}>
      <svg width="16" height="16" viewBox="0 0 16 16" fill="none" aria-hidden="true">
        <circle cx="8" cy="8" r="6.25" stroke="currentColor" strokeWidth="1.5" />
        {fill && <path d={fill} fill="currentColor" />}
        {path && <path d={path} stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" />}
      </svg>
      {children ?? statusWord(status)}
    </span>
  );
};
