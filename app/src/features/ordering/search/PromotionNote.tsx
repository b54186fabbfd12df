import { Button } from '@mortar/design-system';
import { Tag } from 'lucide-react';
import { messages } from './messages.ts';
import './search.css';

/** States that only promoted products are listed. */
export function PromotionNote({ onClear }: { onClear(): void }) {
  return (
    <div className="promotion-note">
      <Tag size={16} aria-hidden />
      <p>{messages.promotion.active}</p>
      <Button size="sm" variant="ghost" onClick={onClear}>
        {messages.promotion.clear}
      </Button>
    </div>
  );
}
