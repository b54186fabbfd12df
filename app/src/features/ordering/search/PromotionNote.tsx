import { Button } from '@mortar/design-system';
import { Tag } from 'lucide-react';
import { promotionMessages as texts } from './promotionMessages.ts';

/** Says that the list holds what is on promotion, and no more. */
export function PromotionNote({ onClear }: { onClear(): void }) {
  return (
    <div className="promotion-note">
      <Tag size={16} aria-hidden />
      <p>{texts.active}</p>
      <Button size="sm" variant="ghost" onClick={onClear}>
        {texts.clear}
      </Button>
    </div>
  );
}
