import { Button, Card, Skeleton, VisuallyHidden } from '@mortar/design-system';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { messages } from './messages.ts';
import './summary.css';

/** The part of a query's state that a card needs. */
export interface Reading {
  isPending: boolean;
  /** True if loading failed and nothing is cached. */
  isLoadingError: boolean;
  refetch(): unknown;
}

export interface SummaryCardProps {
  title: string;
  /** Page that shows the same numbers. */
  to: string;
  /** Called before navigation. */
  onFollow?: (() => void) | undefined;
  /** Description of the data's source. */
  source: string;
  readings: readonly Reading[];
  /** Text of the empty state; null if there is data. */
  nothing: string | null;
  /** Shown at the bottom if there is data. */
  actions?: ReactNode;
  /** Renders the data once everything has loaded. */
  children(): ReactNode;
}

/** Shows one summary card: numbers, loading state and source. */
export function SummaryCard(props: SummaryCardProps) {
  const { title, to, source, readings, nothing, actions } = props;
  const navigate = useNavigate();
  const failed = readings.filter(({ isLoadingError }) => isLoadingError);
  const isPending = failed.length === 0 && readings.some((reading) => reading.isPending);
  const isKnown = failed.length === 0 && !isPending;
  const content = () => {
    if (failed.length > 0) {
      return (
        <div className="summary-failed">
          <p>{messages.failed}</p>
          <Button size="sm" variant="outline" tone="neutral" onClick={() => failed.map(({ refetch }) => refetch())}>
            {messages.retry}
          </Button>
        </div>
      );
    }
    if (isPending) {
      return (
        <div className="summary-facts">
          <VisuallyHidden>{messages.loading}</VisuallyHidden>
          <Skeleton width="50%" height={28} />
          <Skeleton height={14} lines={3} />
        </div>
      );
    }
    return nothing === null ? (
      <div className="summary-facts">{props.children()}</div>
    ) : (
      <p className="summary-nothing">{nothing}</p>
    );
  };
  return (
    <Card
      level={2}
      title={title}
      href={to}
      onOpen={() => {
        props.onFollow?.();
        void navigate(to);
      }}
      source={source}
      actions={isKnown && nothing === null && actions}
    >
      {content()}
    </Card>
  );
}
