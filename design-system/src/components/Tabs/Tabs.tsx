import './Tabs.css';
import { Tabs as Chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Tooltip } from '../Tooltip/Tooltip.tsx';

export interface Tab<Id extends string = string> {
  /** Yours, to distinguish tabs. */
  id: Id;
  /** One or two words. */
  label: string;
  /** 16 px. */
  icon?: ReactNode;
  /** The icon stands alone; the label is its name and tooltip. */
  iconOnly?: boolean | undefined;
  /** Shown, and passed over by keys. */
  disabled?: boolean | undefined;
  /** The key that opens it, as `aria-keyshortcuts` has it: `Alt+2`. The screen listens for it. */
  keyShortcut?: string | undefined;
  /** Why it cannot be opened: it looks so and says why, under the pointer and the keyboard. */
  unavailable?: string | undefined;
  /** Rendered when the tab is first opened. */
  content: ReactNode;
}

export interface TabsProps<Id extends string = string> {
  /** What the tabs are parts of. */
  label: string;
  /** In the order of the work. */
  tabs: readonly Tab<Id>[];
  /** The open tab's id. */
  active: Id;
  /** The tab that was opened. */
  onChange: (id: Id) => void;
  /** A tab that was opened once keeps its state behind the others; `false` throws it away. */
  keepMounted?: boolean | undefined;
  /** `md` (36 px), or `sm` (30 px) where every line of a list counts. Default `md`. */
  size?: 'sm' | 'md' | undefined;
  /** At the right end of the row. */
  aside?: ReactNode;
  /** `content`: as wide as it is; `rest`: it has all that the tabs leave, and a row of its own where the page is zoomed. Default `content`. */
  asideWidth?: 'content' | 'rest' | undefined;
}

/**
 * Parts of one place, one of them in sight. Arrow keys go along the row. Fills its container; contents scroll. A single
 * part stands alone, without a row.
 */
export const Tabs = <Id extends string = string>(props: TabsProps<Id>) => {
  const { label, tabs, active, onChange, keepMounted = true, size = 'md', aside, asideWidth = 'content' } = props;
  if (import.meta.env.DEV && !tabs.some(({ id }) => id === active)) {
    throw new Error(`Tabs "${label}": there is no tab '${active}' among ${tabs.map(({ id }) => id).join(', ')}.`);
  }
  const [only] = tabs;
  // One place needs no row to choose from: it costs the height of a row for nothing.
  if (only && tabs.length === 1 && !aside) {
    return <div className="m-tabs__only">{only.content}</div>;
  }
  return (
    <Chakra.Root
      value={active}
      // Chakra's types know the sizes of its own recipe, not of ours.
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
        {/* Beside the list, which holds tabs and nothing else. */}
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
