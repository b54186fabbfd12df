import { FooterBanner, SwitchField, Tile, toast } from '@mortar/design-system';
import { useNavigate } from 'react-router-dom';
import { Icon } from '#pages/icons.tsx';
import { canShow, linksFor, type PageId, type ShownLink } from '#pages/pages.ts';
import { paths } from '#pages/paths.ts';
import { lazyPart } from '#parts/lazyPart.tsx';
import { OptionalPart } from '#parts/OptionalPart.tsx';
import { isDark, setDark } from '#preferences/darkMode.ts';
import { getRefusal } from '#session/permissions.ts';
import { useServices } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';
import { messages } from './messages.ts';
import './dashboard.css';

// Loads after the links into the product, which do not wait for it.
const Summary = lazyPart(() => import('./summary/Summary.tsx'), 'Summary');
/** Without access to any of these pages the summary would be empty. */
const SUMMARY_PAGES = ['ordering', 'responses'] as const satisfies readonly PageId[];
const Adverts = lazyPart(() => import('./Adverts.tsx'), 'Adverts');

/** Shows a greeting and links into the product (000 §2). */
export function DashboardScreen() {
  const { config } = useServices();
  const { staff, adverts } = useSession();
  const navigate = useNavigate();
  const go = ({ id, permission }: ShownLink) => {
    if (permission.allowed) void navigate(paths[id]());
    else toast.error(permission.reason);
  };
  return (
    <div className="dashboard">
      <div className="dashboard-head">
        <h1>{messages.greeting(staff.staffname)}</h1>
        <SwitchField label={messages.darkMode} checked={isDark()} onChange={setDark} />
      </div>
      {!staff.profileactivated && (
        <p className="dashboard-warning" role="status">
          {messages.notActivated}
        </p>
      )}
      <nav className="dashboard-tiles" aria-label={messages.tiles}>
        {linksFor(staff, config.brand).map((link) => (
          <Tile
            key={link.id}
            low
            title={link.label}
            description={link.description}
            icon={<Icon name={link.icon} size={20} />}
            unavailable={getRefusal(link.permission)}
            onClick={() => go(link)}
          />
        ))}
      </nav>
      {SUMMARY_PAGES.some((page) => canShow(page, staff).allowed) && (
        <OptionalPart fallback={<div className="dashboard-summary-room" />}>
          <Summary />
        </OptionalPart>
      )}
      <footer className="dashboard-foot">
        {adverts.length > 0 && (
          <OptionalPart fallback={<div className="dashboard-adverts-room" />}>
            <Adverts />
          </OptionalPart>
        )}
        <FooterBanner brand={config.brand} />
      </footer>
    </div>
  );
}
