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

/** Renders a decorative icon of the shell. */
export function Icon({ name, size = 16 }: { name: IconName; size?: 16 | 20 }) {
  const IconComponent = ICONS[name];
  return <IconComponent size={size} aria-hidden />;
}
