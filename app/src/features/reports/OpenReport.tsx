import { Button, IconButton, Panel } from '@mortar/design-system';
import { RotateCw, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '#session/services.ts';
import { useSettings } from '#session/settings.tsx';
import { useSession } from '#session/useSession.ts';
import { FrameStatus } from './FrameStatus.tsx';
import { messages as texts } from './messages.ts';
import { frameAddress } from './model/frameAddress.ts';
import type { Report } from './model/reports.ts';
import { ReportFrame } from './ReportFrame.tsx';
import { usePageAppearance } from './usePageAppearance.ts';
import './reports.css';

const ICON = { size: 16, 'aria-hidden': true } as const;

export interface OpenReportProps {
  report: Report;
  onClose(): void;
}

/** Shows the selected report, with focus on its heading before buttons and page (002 §2.8). */
export function OpenReport({ report: { title, link }, onClose }: OpenReportProps) {
  const { token, staff } = useSession();
  const { config } = useServices();
  const country = useSettings().ordering_General_Country;
  const look = usePageAppearance();
  const [attempt, setAttempt] = useState(1);
  const root = useRef<HTMLDivElement>(null);
  useEffect(function focusHeading() {
    const heading = root.current?.querySelector<HTMLElement>('h2');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  }, []);
  const { retailerid, retailername } = staff;
  const hosts = { reporting: config.hosts.reporting, here: location.href };
  const framed = frameAddress(link, hosts, { retailerid, retailername, token, country, ...look });
  const again = () => setAttempt(attempt + 1);
  return (
    <div ref={root} className="reports__report" data-pane="report">
      <Panel
        title={title}
        flush
        actions={
          <>
            {'address' in framed && (
              <Button size="sm" variant="ghost" tone="neutral" icon={<RotateCw {...ICON} />} onClick={again}>
                {texts.reload}
              </Button>
            )}
            <IconButton size="sm" label={texts.close} icon={<X {...ICON} />} onClick={onClose} />
          </>
        }
      >
        {'address' in framed ? (
          <ReportFrame key={`${attempt} ${framed.address}`} address={framed.address} title={title} onRetry={again} />
        ) : (
          <FrameStatus state="refused" title={title} host={framed.refused} onRetry={again} />
        )}
      </Panel>
    </div>
  );
}
