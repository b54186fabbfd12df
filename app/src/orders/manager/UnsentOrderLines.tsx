import { ErrorState } from '@mortar/design-system';
import { useQuery } from '@tanstack/react-query';
import { orderQuery } from '#orders/current/api/getOrder.ts';
import { messages as lineMessages } from '#orders/lines/messages.ts';
import { errorText } from '#server/outcome.ts';
import { useClient } from '#session/services.ts';
import { useMoney } from '#session/settings.tsx';
import { messages } from './messages.ts';
import './unsentOrderLines.css';

const { columns, loading, empty } = lineMessages.orderLines;

export interface UnsentOrderLinesProps {
  orderId: number;
  /** Name of the order. */
  label: string;
}

/** Lists an unsent order's lines, read again on every expansion, because a colleague may change them (001 §2). */
export function UnsentOrderLines({ orderId, label }: UnsentOrderLinesProps) {
  const money = useMoney();
  const query = useQuery({ ...orderQuery(useClient(), orderId), staleTime: 0 });
  if (query.isPending) return <p className="unsent-lines-note">{loading}</p>;
  if (query.isError) return <ErrorState text={errorText(query.error)} onRetry={() => void query.refetch()} />;
  const lines = query.data?.lines ?? [];
  if (lines.length === 0) return <p className="unsent-lines-note">{empty}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, which the keyboard has to reach
    <section className="unsent-lines" aria-label={messages.manager.toLines(label)} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{columns.supplier}</th>
            <th scope="col">{columns.code}</th>
            <th scope="col">{columns.description}</th>
            <th scope="col">{columns.quantity}</th>
            <th scope="col">{columns.bonus}</th>
            <th scope="col">{columns.price}</th>
            <th scope="col">{columns.total}</th>
          </tr>
        </thead>
        <tbody translate="no">
          {lines.map((line) => (
            <tr key={line.id}>
              <td>{line.supplier}</td>
              <td>{line.supplierProductCode}</td>
              <td>{line.description}</td>
              <td>{line.quantity}</td>
              <td>{line.bonus > 0 && line.bonus}</td>
              <td>{money(line.price)}</td>
              <td>{money(line.total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
