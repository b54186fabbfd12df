import { AccordionMenu, EmptyState, ErrorState, LoadingState } from '@mortar/design-system';
import type { UseQueryResult } from '@tanstack/react-query';
import { codeText } from '#server/outcome.ts';
import { messages as texts } from './messages.ts';
import type { ReportGroup } from './model/reports.ts';

export interface ReportListProps {
  query: UseQueryResult<readonly ReportGroup[]>;
  /** Id of the open report. */
  current: string | undefined;
  onChoose(id: string): void;
}

/** Lists reports by group with descriptions (002 §2.8). */
export function ReportList({ query, current, onChoose }: ReportListProps) {
  const { data, isLoadingError, error, refetch } = query;
  if (isLoadingError) return <ErrorState text={codeText(error)} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState text={texts.loading} />;
  if (data.length === 0) return <EmptyState text={texts.none} />;
  const groups = data.map(({ id, title, reports }) => ({
    id,
    title,
    items: reports.map((report) => ({
      id: report.id,
      label: report.title,
      text: report.description || undefined,
      onSelect: () => onChoose(report.id),
    })),
  }));
  return (
    <AccordionMenu
      label={texts.title}
      groups={groups}
      current={current}
      single={false}
      open={groups.map(({ id }) => id)}
    />
  );
}
