import { Tile, toast } from '@mortar/design-system';
import { brandInfo } from '@mortar/themes';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { useServices } from '../../../services.tsx';
import { canOpen, type Page } from '../../../session/permissions.ts';
import { useSession } from '../../../session/useSession.ts';
import { Icon, type IconName } from '../../../shell/icons.tsx';
import { messages } from '../messages.ts';
import './dashboard.css';

interface TileOf {
  page: Page;
  title: string;
  icon: IconName;
  path: string;
  description: string;
}

export function DashboardScreen() {
  const { config } = useServices();
  const { staff } = useSession();
  const navigate = useNavigate();
  const tiles: TileOf[] = [
    {
      page: 'Ordering',
      title: messages.ordering,
      icon: 'ordering',
      path: paths.ordering(),
      description: 'Search, compare suppliers and build orders',
    },
    {
      page: 'Reports',
      title: messages.reports,
      icon: 'reports',
      path: paths.reports(),
      description: 'What was bought, supplied and regretted',
    },
    {
      page: 'Messages',
      title: messages.messages,
      icon: 'messages',
      path: paths.responses(),
      description: 'What suppliers made of your orders',
    },
    {
      page: 'Settings',
      title: messages.settings,
      icon: 'settings',
      path: paths.settings(),
      description: 'Roles, users, and how ordering works',
    },
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
  const go = ({ page, path }: TileOf) => {
    const permission = canOpen(page, staff);
    if (permission.allowed) void navigate(path);
    else toast.error(permission.reason);
  };
  return (
    <main className="dashboard">
      <h1>{messages.greeting(staff.staffname)}</h1>
      {!staff.profileactivated && (
        <p className="dashboard-warning" role="status">
          {messages.notActivated}
        </p>
      )}
      <nav className="dashboard-tiles" aria-label={messages.tiles}>
        {tiles.map((tile) => (
          <Tile
            key={tile.page}
            title={tile.title}
            description={tile.description}
            icon={<Icon name={tile.icon} size={20} />}
            disabled={!canOpen(tile.page, staff).allowed}
            onClick={() => go(tile)}
          />
        ))}
      </nav>
    </main>
  );
}
