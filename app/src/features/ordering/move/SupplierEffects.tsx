import { useMoney } from '#session/settings.tsx';
import { messages } from './messages.ts';
import type { Moved } from './model/supplierPosition.ts';
import { movedTexts } from './moveTexts.ts';
import './move.css';

/** Shows the effects of moving on each supplier: unsent value, minimum, credit. */
export function SupplierEffects({ moved }: { moved: readonly Moved[] }) {
  const money = useMoney();
  return (
    <ul className="move-suppliers" aria-label={messages.suppliers.title}>
      {moved.map((each) => (
        <li key={each.position.code}>
          <strong>{each.position.name}</strong>
          {movedTexts(each, money).map((text) => (
            <span key={text}>{text}</span>
          ))}
        </li>
      ))}
    </ul>
  );
}
