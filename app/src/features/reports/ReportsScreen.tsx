import { EmptyState, PageHeader, Scene, VisuallyHidden } from '@mortar/design-system';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useCommands } from '#commands/useCommands.ts';
import { focusNextPane } from '#keyboard/focus/panes.ts';
import { placeIn, usePlace } from '#pages/usePlace.ts';
import { useClient } from '#session/services.ts';
import { usePermissions } from '#session/useSession.ts';
import { reportsQuery } from './api/reports.ts';
import { messages as texts } from './messages.ts';
import { reportNamed } from './model/reports.ts';
import { OpenReport } from './OpenReport.tsx';
import { ReportList } from './ReportList.tsx';
import './reports.css';

/** In the address, so that Back closes the report and links can open one. */
const PLACE = 'report';

/** /Reports, for a pharmacy's users with access; the list needs read permission (002 §2.8, §6). */
export function ReportsScreen() {
  const { reports } = usePermissions();
  if (reports.read) return <Reports />;
  return (
    <div className="reports-refused">
      <PageHeader title={texts.title} />
      <EmptyState text={texts.noPermission} />
    </div>
  );
}

/** Returns focus to the report's button after the report closes. */
function useFocusOnClose(page: RefObject<HTMLElement | null>, title: string | undefined): void {
  const last = useRef(title);
  useEffect(
    function returnFocus() {
      const closed = last.current;
      last.current = title;
      if (title !== undefined || closed === undefined || document.activeElement !== document.body) return;
      const items = page.current?.querySelectorAll<HTMLElement>('nav li button') ?? [];
      [...items].find(({ textContent }) => textContent === closed)?.focus();
    },
    [page, title],
  );
}

function Reports() {
  const query = useQuery(reportsQuery(useClient()));
  const { search } = useLocation();
  const [chosen, setChosen] = useState(() => placeIn(search, PLACE));
  usePlace(PLACE, chosen, setChosen);
  const report = query.data && reportNamed(query.data, chosen);
  // A link to a missing report shows the list.
  if (query.data && chosen !== null && !report) setChosen(null);
  const page = useRef<HTMLDivElement>(null);
  const go = (by: 1 | -1) => page.current && focusNextPane(page.current, by);
  useCommands([
    { id: 'page.next', title: texts.commands.next, key: 'F6', run: () => go(1) },
    { id: 'page.previous', title: texts.commands.previous, key: 'Shift+F6', run: () => go(-1) },
  ]);
  useFocusOnClose(page, report?.title);
  return (
    <div className="reports-page">
      <div ref={page} className="reports" data-open={report ? '' : undefined}>
        <div className="reports__list" data-pane="reports">
          <div className="reports__head">
            <PageHeader title={texts.title} text={texts.about} />
          </div>
          <div className="reports__groups">
            <VisuallyHidden as="h2">{texts.groups}</VisuallyHidden>
            <ReportList query={query} current={report?.id} onChoose={setChosen} />
          </div>
        </div>
        {report ? (
          <OpenReport key={report.id} report={report} onClose={() => setChosen(null)} />
        ) : (
          <div className="reports__welcome">
            <EmptyState
              picture={<Scene kind="empty" />}
              text={texts.welcome}
              hint={query.data?.length ? texts.choose : undefined}
            />
          </div>
        )}
      </div>
    </div>
  );
}
