import { FooterBanner, SwitchField, Tile, toast } from '@mortar/design-system';
import { brandInfo } from '@mortar/themes';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { Icon, type IconName } from '#pages/icons.tsx';
import { paths } from '#pages/paths.ts';
import { isDark, setDark } from '#preferences/darkMode.ts';
import { type Page, refusalOf } from '#session/permissions.ts';
import { useServices } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';
import { openable } from '#shell/navigation/openable.ts';
import { messages } from './messages.ts';
import './dashboard.css';

const Adverts = lazy(() => import('./Adverts.tsx').then((module) => ({ default: module.Adverts })));

interface TileOf {
  page: Page;
  title: string;
  icon: IconName;
  path: string;
  description: string;
}

const tile = (name: keyof typeof messages.about) => ({
  title: messages[name],
  icon: name,
  description: messages.about[name],
});

/** Greeting and the ways into the product (000 §2). */
export function DashboardScreen() {
  const { config } = useServices();
  const { staff, adverts } = useSession();
  const navigate = useNavigate();
  const tiles: TileOf[] = [
    { page: 'Ordering', ...tile('ordering'), path: paths.ordering() },
    { page: 'Reports', ...tile('reports'), path: paths.reports() },
    { page: 'Messages', ...tile('messages'), path: paths.responses() },
    { page: 'Settings', ...tile('settings'), path: paths.settings() },
  ];
  if (staff.brandedstoreenabled) {
    tiles.push({
      page: 'Promotions',
      title: brandInfo[config.brand].promotionsShopLabel,
      icon: 'promotions',
      path: paths.promotions(),
      description: brandInfo[config.brand].promotionsTitle,
    });
  }
  const go = (page: Page, path: string) => {
    const permission = openable(page, staff);
    if (permission.allowed) void navigate(path);
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
        {tiles.map(({ page, title, description, icon, path }) => (
          <Tile
            key={page}
            title={title}
            description={description}
            icon={<Icon name={icon} size={20} />}
            unavailable={refusalOf(openable(page, staff))}
            onClick={() => go(page, path)}
          />
        ))}
      </nav>
      <footer className="dashboard-foot">
        {adverts.length > 0 && (
          <Suspense fallback={<div className="dashboard-adverts-room" />}>
            <Adverts />
          </Suspense>
        )}
        <FooterBanner brand={config.brand} />
      </footer>
    </div>
  );
}
