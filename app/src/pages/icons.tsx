import {
  BarChart3,
  Bell,
  Keyboard,
  LogOut,
  type LucideIcon,
  Menu,
  MessageSquare,
  ScrollText,
  Settings,
  ShoppingCart,
  Store,
} from 'lucide-react';

const ICONS = {
  ordering: ShoppingCart,
  reports: BarChart3,
  messages: MessageSquare,
  settings: Settings,
  promotions: Store,
  bell: Bell,
  menu: Menu,
  notes: ScrollText,
  keyboard: Keyboard,
  signOut: LogOut,
} as const satisfies Record<string, LucideIcon>;

export type IconName = keyof typeof ICONS;

/** An icon of the shell's set; it says nothing to a screen reader, the words beside it do. */
export function Icon({ name, size = 16 }: { name: IconName; size?: 16 | 20 }) {
  const Drawn = ICONS[name];
  return <Drawn size={size} aria-hidden />;
}
