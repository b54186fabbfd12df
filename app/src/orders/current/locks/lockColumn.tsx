import { choiceColumn, type GridColumn, ICON_WIDTH, LockMark, ProductName } from '@mortar/design-system';
import { messages } from '#orders/current/messages.ts';
import type { UnsentOrder } from '#orders/current/model/unsentOrder.ts';
import type { LockHolder } from './useLockHolders.ts';
import './lockColumn.css';

const texts = messages.locks;

const sinceWhen = (text: string) => {
  const since = text.lastIndexOf(' since ');
  return since < 0 ? text.length : since;
};

/**
 * Returns the column of lock holders; locked rows are dimmed with the reason (001 §2, ruling 28). @param locks from
 * `useLockHolders`
 */
export function lockColumn<Order extends UnsentOrder>(locks: ReadonlyMap<number, LockHolder>): GridColumn<Order> {
  const shorts = new Map([...locks.values()].map(({ text, short }) => [text, short]));
  const short = (text: string) => shorts.get(text) ?? text;
  return choiceColumn({
    id: 'lock',
    header: texts.column,
    flex: 1,
    minWidth: 112,
    // The name is truncated before the time.
    suffixStart: sinceWhen,
    iconWidth: ICON_WIDTH + 4,
    value: (order) => (order.locked ? (locks.get(order.orderId)?.text ?? texts.openedByAnother) : ''),
    short,
    render: (_order, { text }) =>
      text !== '' && (
        <span className="order-lock">
          <LockMark label="" />
          <ProductName text={short(text)} suffixStart={sinceWhen(short(text))} />
        </span>
      ),
  });
}
