import './Tabs.css';
import { Tabs as Chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Tooltip } from '../Tooltip/Tooltip.tsx';

export interface Tab<Id extends string = string> {
  /** Identifies the tab. */
  id: Id;
  /** One or two words. */
  label: string;
  /** 16 px. */
  icon?: ReactNode;
  /** Shows only the icon; the label is its name and tooltip. */
  iconOnly?: boolean | undefined;
  /** Visible, but skipped by keys. */
  disabled?: boolean | undefined;
  /** Shortcut in the format of `aria-keyshortcuts`: `Alt+2`. The screen handles it. */
  keyShortcut?: string | undefined;
  /** Why it cannot be opened; shown on hover and focus. */
  unavailable?: string | undefined;
  /** Rendered when the tab is first opened. */
  content: ReactNode;
}

export interface TabsProps<Id extends string = string> {
  /** Accessible name of the tab list. */
  label: string;
  /** Tabs in order. */
  tabs: readonly Tab<Id>[];
  /** Id of the open tab. */
  active: Id;
  /** Called with the opened tab. */
  onChange: (id: Id) => void;
  /** Keeps the state of inactive tabs; `false` unmounts them. */
  keepMounted?: boolean | undefined;
  /** `md` (36 px), or `sm` (30 px) where height is scarce. Default `md`. */
  size?: 'sm' | 'md' | undefined;
  /** Content at the right end of the row. */
  aside?: ReactNode;
  /** `content`: its own width; `rest`: the remaining width, and its own row in a zoomed page. Default `content`. */
  asideWidth?: 'content' | 'rest' | undefined;
}

/**
 * Tabs that fill their container; contents scroll. Arrow keys move along the row. A single tab renders without the row.
 */
export const Tabs = <Id extends string = string>(props: TabsProps<Id>) => {
  const { label, tabs, active, onChange, keepMounted = true, size = 'md', aside, asideWidth = 'content' } = props;
  if (import.meta.env.DEV && !tabs.some(({ id }) => id === active)) {
    throw new Error(`Tabs "${label}": there is no tab '${active}' among ${tabs.map(({ id }) => id).join(', ')}.`);
  }
  const [only] = tabs;
  // A single tab needs no row, which would only cost height.
  if (only && tabs.length === 1 && !aside) {
    return <div className="m-tabs__only">{only.content}</div>;
  }
  return (
    <Chakra.Root
      value={active}
      // Chakra's types know only its own recipe's sizes.
      size={size as 'md'}
      onValueChange={({ value }) => {
        if (tabs.find(({ id }) => id === value)?.unavailable === undefined) onChange(value as Id);
      }}
      lazyMount
      unmountOnExit={!keepMounted}
    >
      <div className="m-tabs__row" data-aside={asideWidth}>
        <Chakra.List aria-label={label}>
          {tabs.map((tab) => (
            <Trigger key={tab.id} tab={tab} />
          ))}
        </Chakra.List>
        {/* Outside the list, which may contain only tabs. */}
        {aside && <div className="m-tabs__aside">{aside}</div>}
      </div>
      {tabs.map((tab) => (
        <Chakra.Content key={tab.id} value={tab.id}>
          {tab.content}
        </Chakra.Content>
      ))}
    </Chakra.Root>
  );
};

const Trigger = ({ tab }: { tab: Tab }) => {
  const { label, icon, iconOnly = false, unavailable } = tab;
  const trigger = (
    <Chakra.Trigger
      value={tab.id}
      disabled={tab.disabled ?? false}
      aria-disabled={unavailable === undefined ? undefined : true}
      aria-label={iconOnly ? label : undefined}
      aria-keyshortcuts={tab.keyShortcut}
    >
      {icon}
      {!iconOnly && label}
    </Chakra.Trigger>
  );
  if (unavailable !== undefined) return <Tooltip label={unavailable}>{trigger}</Tooltip>;
  if (!iconOnly) return trigger;
  return (
    <Tooltip label={label} describes={false}>
      {trigger}
    </Tooltip>
  );
};
