import { Button, Card, Skeleton, VisuallyHidden } from '@mortar/design-system';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { messages } from './messages.ts';
import './morning.css';

/** What a card needs to know of what it reads. */
export interface Reading {
  isPending: boolean;
  /** It could not be read, and nothing is known from before. */
  isLoadingError: boolean;
  refetch(): unknown;
}

export interface MorningCardProps {
  title: string;
  /** The page that its figures equal. */
  to: string;
  /** Called before it leads there. */
  onFollow?: (() => void) | undefined;
  /** Where the figures are from, in words. */
  source: string;
  readings: readonly Reading[];
  /** What is said where there is nothing; null where there is something. */
  nothing: string | null;
  /** At the bottom, where there is something. */
  actions?: ReactNode;
  /** The figures; made once everything is read. */
  children(): ReactNode;
}

/** One part of the morning: its figures, what stands there until they are known, and where they are from. */
export function MorningCard(props: MorningCardProps) {
  const { title, to, source, readings, nothing, actions } = props;
  const navigate = useNavigate();
  const failed = readings.filter(({ isLoadingError }) => isLoadingError);
  const isPending = failed.length === 0 && readings.some((reading) => reading.isPending);
  const isKnown = failed.length === 0 && !isPending;
  const content = () => {
    if (failed.length > 0) {
      return (
        <div className="morning-failed">
          <p>{messages.failed}</p>
          <Button size="sm" variant="outline" tone="neutral" onClick={() => failed.map(({ refetch }) => refetch())}>
            {messages.retry}
          </Button>
        </div>
      );
    }
    if (isPending) {
      return (
        <div className="morning-facts">
          <VisuallyHidden>{messages.loading}</VisuallyHidden>
          <Skeleton width="50%" height={28} />
          <Skeleton height={14} lines={3} />
        </div>
      );
    }
    return nothing === null ? (
      <div className="morning-facts">{props.children()}</div>
    ) : (
      <p className="morning-nothing">{nothing}</p>
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
