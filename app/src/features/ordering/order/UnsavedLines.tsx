import { Button, VisuallyHidden } from '@mortar/design-system';
import { CircleAlert } from 'lucide-react';
import { useEffect } from 'react';
import type { Order } from '#orders/current/model/line.ts';
import { messages as lineMessages } from '#orders/lines/messages.ts';
import { type UnsavedLine, unsavedKey } from '#orders/lines/unsavedLines.ts';
import { useUnsavedLines, wasSaved } from '#orders/lines/useUnsavedLines.ts';
import './orderStrips.css';
import './unsavedLines.css';

export interface UnsavedLinesProps {
  orderId: number;
  /** Null until loaded. */
  order: Order | null;
  /** Key of the line being edited, which is not listed. */
  editing: string | null;
  /** Reopens the quantity selector with the line's values. */
  onTryAgain(line: UnsavedLine): void;
  /** Focus target after the last line was removed. */
  returnFocus(): HTMLElement | null;
}

const getNames = (line: UnsavedLine) =>
  'price' in line ? { description: line.product.description, supplier: line.price.supplier } : line;

/** Lists lines that could not be saved, with reasons, so that no input is lost. */
export function UnsavedLines({ orderId, order, editing, onTryAgain, returnFocus }: UnsavedLinesProps) {
  const { lines: all, forget } = useUnsavedLines(orderId);
  const lines = all.filter((line) => unsavedKey(line) !== editing);
  const saved = order && lines.find((line) => wasSaved(line, order));
  useEffect(
    function forgetSavedLines() {
      if (saved) forget(unsavedKey(saved));
    },
    [saved, forget],
  );
  useEffect(
    function confirmLeaving() {
      if (all.length === 0) return;
      const handleBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
      addEventListener('beforeunload', handleBeforeUnload);
      return () => removeEventListener('beforeunload', handleBeforeUnload);
    },
    [all.length],
  );
  if (lines.length === 0) return null;
  return (
    <ul className="unsaved-lines" aria-label={lineMessages.unsaved.title}>
      {lines.map((line) => {
        const key = unsavedKey(line);
        const { description, supplier } = getNames(line);
        const name = lineMessages.unsaved.line(line.quantity, description, supplier);
        return (
          <li key={key}>
            <CircleAlert size={16} aria-hidden />
            <div>
              <p>
                <strong>{lineMessages.unsaved.title}:</strong> {name}
              </p>
              <p>{line.error}</p>
            </div>
            <Button size="sm" variant="outline" onClick={() => onTryAgain(line)}>
              {lineMessages.unsaved.again}
              <VisuallyHidden>: {name}</VisuallyHidden>
            </Button>
            <Button
              size="sm"
              variant="ghost"
              tone="neutral"
              onClick={({ currentTarget }) => {
                const strip = currentTarget.closest('li');
                const next = strip?.nextElementSibling ?? strip?.previousElementSibling;
                (next?.querySelector('button') ?? returnFocus())?.focus();
                forget(key);
              }}
            >
              {lineMessages.unsaved.remove}
              <VisuallyHidden>: {name}</VisuallyHidden>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
