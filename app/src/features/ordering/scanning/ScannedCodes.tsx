import { Button, toast, VisuallyHidden } from '@mortar/design-system';
import { ScanBarcode } from 'lucide-react';
import { messages } from './messages.ts';
import type { Reason, StoredCode } from './storedCodes.ts';
import './scannedCodes.css';

export interface ScannedCodesProps {
  codes: readonly StoredCode[];
  onLookUp(code: string): void;
  /** Focuses the product search. */
  onSearch(): void;
  onRemove(code: string): void;
  /** Focus target after the last code was removed. */
  returnFocus(): HTMLElement | null;
}

/** Codes that failed or were not requested can be looked up again. */
const isOpen = (reason: StoredCode['reason']) => reason === 'failed' || reason === 'waiting';

async function copy(code: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(code);
    toast.success(messages.copied(code));
  } catch {
    toast.error(messages.notCopied);
  }
}

/** Lists scanned codes without a product, to look up, search by name, copy or remove. */
export function ScannedCodes({ codes, onLookUp, onSearch, onRemove, returnFocus }: ScannedCodesProps) {
  if (codes.length === 0) return null;
  return (
    <section className="scanned-codes" data-pane="scanned" aria-label={messages.title}>
      <h2>
        <ScanBarcode size={16} aria-hidden /> {messages.title}
      </h2>
      <ul aria-label={messages.title}>
        {codes.map(({ code, reason }) => (
          <li key={code}>
            <p>
              <strong>{code}</strong> <span>{messages.reasons[reason as Reason]}</span>
            </p>
            {isOpen(reason) && (
              <Button size="xs" variant="outline" onClick={() => onLookUp(code)}>
                {messages.lookUp}
                <VisuallyHidden>: {code}</VisuallyHidden>
              </Button>
            )}
            <Button size="xs" variant="outline" onClick={onSearch}>
              {messages.search}
              <VisuallyHidden>: {code}</VisuallyHidden>
            </Button>
            <Button size="xs" variant="ghost" tone="neutral" onClick={() => void copy(code)}>
              {messages.copy}
              <VisuallyHidden>: {code}</VisuallyHidden>
            </Button>
            <Button
              size="xs"
              variant="ghost"
              tone="neutral"
              onClick={({ currentTarget }) => {
                const row = currentTarget.closest('li');
                const next = row?.nextElementSibling ?? row?.previousElementSibling;
                (next?.querySelector('button') ?? returnFocus())?.focus();
                onRemove(code);
              }}
            >
              {messages.remove}
              <VisuallyHidden>: {code}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
