import preview from '@mortar/storybook/preview';
import {
  Bell,
  CalendarDays,
  ChartColumn,
  Check,
  ChevronRight,
  CircleAlert,
  Download,
  FileText,
  Funnel,
  House,
  Info,
  LogOut,
  type LucideIcon,
  Menu,
  MessageSquare,
  Minus,
  Package,
  Pencil,
  Plus,
  Printer,
  RefreshCw,
  Search,
  SendHorizontal,
  Settings,
  Store,
  Trash2,
  TriangleAlert,
  Upload,
  WifiOff,
  X,
} from 'lucide-react';
import { IndicatorIcons } from '../components/IndicatorIcons/IndicatorIcons.tsx';
import { LockMark } from '../components/LockMark/LockMark.tsx';
import { StatusLabel } from '../components/StatusLabel/StatusLabel.tsx';
import './foundations.css';

const MEANINGS: readonly (readonly [LucideIcon, string])[] = [
  [Search, 'Search'],
  [Plus, 'Add, one more'],
  [Minus, 'One less'],
  [Pencil, 'Change'],
  [Trash2, 'Delete'],
  [X, 'Close, clear'],
  [Check, 'Chosen, done'],
  [Funnel, 'Filter'],
  [ChevronRight, 'Open what is inside'],
  [Download, 'Download, export'],
  [Upload, 'Upload, import'],
  [Printer, 'Print'],
  [FileText, 'A file'],
  [CalendarDays, 'A day'],
  [RefreshCw, 'Again'],
  [SendHorizontal, 'Send'],
  [MessageSquare, 'Messages'],
  [Bell, 'Notifications'],
  [Info, 'To know'],
  [TriangleAlert, 'Take care'],
  [CircleAlert, 'Something went wrong'],
  [WifiOff, 'No network'],
  [Menu, 'Ways on'],
  [House, 'Home'],
  [Package, 'Products, ordering'],
  [Store, 'The promotions shop'],
  [ChartColumn, 'Reports'],
  [Settings, 'Settings'],
  [LogOut, 'Sign out'],
];

const Sheet = () => (
  <div className="f-sheet">
    <ul className="f-icons">
      {MEANINGS.map(([Icon, meaning]) => (
        <li key={meaning}>
          <Icon size={16} aria-hidden="true" />
          <Icon size={20} aria-hidden="true" />
          {meaning}
        </li>
      ))}
    </ul>
    <h2 className="f-heading">What became of a line: icon, word and colour</h2>
    <div className="f-row">
      {(['invoiced', 'partial', 'regretted', 'waiting'] as const).map((status) => (
        <StatusLabel key={status} status={status} />
      ))}
    </div>
    <h2 className="f-heading">Marks of a product: each a shape of its own</h2>
    <div className="f-row">
      <IndicatorIcons indicators={['discovery', 'mpl', 'mrp', 'gems', 'favourite', 'preferred', 'vip']} />
      <LockMark />
    </div>
  </div>
);

const meta = preview.meta({ title: 'Foundations/Icons', component: Sheet });

export const Meanings = meta.story({});
