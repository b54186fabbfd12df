import { Button, VisuallyHidden } from '@mortar/design-system';
import { CircleAlert } from 'lucide-react';
import { useUnsavedLines } from '../../../order/useUnsavedLines.ts';
import type { UnsavedLine } from '../../../session/unsavedLines.ts';
import { unsavedMessages as texts } from '../unsavedMessages.ts';

export interface UnsavedLinesProps {
  orderid: number;
  /** Opens the quantity selector again, as it was left. */
  onTryAgain(line: UnsavedLine): void;
}

/** What is not in the order although somebody ordered it, and why: nothing typed is lost with a failure. */
export function UnsavedLines({ orderid, onTryAgain }: UnsavedLinesProps) {
  const { lines, forget } = useUnsavedLines(orderid);
  if (lines.length === 0) return null;
  return (
    <ul className="unsaved-lines" aria-label={texts.title}>
      {lines.map((line) => {
        const { product, price, quantity, error } = line;
        const name = texts.line(quantity, product.productdescription, price.suppliername);
        return (
          <li key={price.supplierpriceid}>
            <CircleAlert size={16} aria-hidden />
            <div>
              <p>
                <strong>{texts.title}:</strong> {name}
              </p>
              <p>{error}</p>
            </div>
            <Button size="sm" variant="outline" onClick={() => onTryAgain(line)}>
              {texts.again}
              <VisuallyHidden>: {name}</VisuallyHidden>
            </Button>
            <Button size="sm" variant="ghost" tone="neutral" onClick={() => forget(price.supplierpriceid)}>
              {texts.remove}
              <VisuallyHidden>: {name}</VisuallyHidden>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
