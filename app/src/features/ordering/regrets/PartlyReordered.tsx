import type { Regret } from '#orders/regrets/model/regret.ts';
import type { Reordered } from './api/reorderRegrets.ts';
import { messages } from './messages.ts';
import './advancedRegrets.css';

const texts = messages.advanced;

/** Lists ordered and remaining regrets after a request failed. */
export function PartlyReordered({ result }: { result: Reordered }) {
  return (
    <section className="regrets-partly" aria-label={texts.partly}>
      <Names heading={texts.ordered(result.ordered.length)} regrets={result.ordered} />
      <Names heading={texts.notOrdered(result.left.length)} regrets={result.left} />
    </section>
  );
}

function Names({ heading, regrets }: { heading: string; regrets: readonly Regret[] }) {
  return (
    <div>
      <p>{heading}</p>
      <ul>
        {regrets.map(({ id, description, quantity }) => (
          <li key={id}>{texts.item(quantity, description)}</li>
        ))}
      </ul>
    </div>
  );
}
