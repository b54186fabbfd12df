import { LoadingState, type Tab, Tabs } from '@mortar/design-system';
import { type ReactNode, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { useCommands } from '#commands/useCommands.ts';
import { PartBoundary } from '#parts/PartBoundary.tsx';
import { messages } from './messages.ts';
import './orderingPage.css';

/** A tab of a pane as it stands: its content is there, or a `lazyPart`. */
export interface MountedTab extends Omit<Tab, 'keyShortcut'> {
  /** The figure that opens it with Alt. */
  digit: number;
}

export interface PaneTabsProps {
  /** What the tabs are parts of. */
  label: string;
  /** The first takes the place of one that cannot be fetched or breaks. */
  tabs: readonly MountedTab[];
  active: string;
  onChange(id: string): void;
  /** Gives the keyboard to what a tab begins with; false for its first control. */
  takeFocus(id: string): boolean;
  /** A tab that came into sight is there, since tabs are fetched. */
  onArrive?(id: string): void;
  /** At the right end of the row. */
  aside?: ReactNode;
  /** `rest`: it has all the room that the tabs leave. */
  asideWidth?: 'content' | 'rest' | undefined;
}

const keyOfTab = ({ digit }: Pick<MountedTab, 'digit'>) => `Alt+${digit}`;

/** Calls back when what came into sight is there. */
function OnShown({ shown, onShown }: { shown: boolean; onShown(): void }) {
  const report = useEffectEvent(onShown);
  useEffect(
    function sayOnceInSight() {
      if (shown) report();
    },
    [shown],
  );
  return null;
}

const FIRST_CONTROL = '[role="tabpanel"]:not([hidden]) :is(input, select, button):not(:disabled)';

/**
 * The tabs of a pane of the ordering page, each behind a key, which gives it the keyboard (001 §2). Each keeps its state
 * behind the others; one that cannot be fetched gives way to the first, and may be opened again.
 */
export function PaneTabs(props: PaneTabsProps) {
  const { label, tabs, active, onChange, onArrive, aside, asideWidth } = props;
  const pane = useRef<HTMLDivElement>(null);
  /** True from a key that opens a tab until that has the keyboard. */
  const going = useRef(false);
  const takeFocus = () => {
    if (!props.takeFocus(active)) pane.current?.querySelector<HTMLElement>(FIRST_CONTROL)?.focus();
  };
  const arrive = () => {
    onArrive?.(active);
    if (!going.current) return;
    going.current = false;
    takeFocus();
    // A tab that was there before is shown a frame after it was chosen; nothing takes the keyboard while it is hidden.
    requestAnimationFrame(takeFocus);
  };
  const open = (id: string) => {
    if (id === active) return takeFocus();
    going.current = true;
    onChange(id);
  };
  useCommands(
    tabs.map((tab) => ({
      ...{ id: `tab.${tab.id}`, title: tab.label, key: keyOfTab(tab), disabled: tab.unavailable !== undefined },
      run: () => open(tab.id),
    })),
  );
  return (
    <div ref={pane} className="pane-tabs">
      <Tabs
        label={label}
        size="sm"
        active={active}
        onChange={onChange}
        aside={aside}
        asideWidth={asideWidth}
        tabs={tabs.map(({ digit, ...tab }) => ({
          ...tab,
          keyShortcut: keyOfTab({ digit }),
          content: (
            <PartBoundary onFail={() => onChange(tabs[0]?.id ?? active)}>
              <Suspense fallback={<LoadingState text={messages.loadingList} />}>
                {tab.content}
                <OnShown shown={active === tab.id} onShown={arrive} />
              </Suspense>
            </PartBoundary>
          ),
        }))}
      />
    </div>
  );
}
