import type { Order } from '#orders/current/model/line.ts';
import { useMoney } from '#session/settings.tsx';
import { savedTexts } from './model/guideText.ts';
import { useOrderSaved } from './useOrderSaved.ts';
import './guidance.css';

/** Shows the open order's savings as sentences; empty while unknown. */
export function OrderSaved({ order }: { order: Order }) {
  const texts = savedTexts(useOrderSaved(order.lines), useMoney());
  if (texts.length === 0) return null;
  return (
    <p className="guidance-list">
      {texts.map((text) => (
        <span key={text}>{text}</span>
      ))}
    </p>
  );
}
