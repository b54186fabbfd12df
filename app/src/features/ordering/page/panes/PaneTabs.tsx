import { LoadingState, type Tab, Tabs } from '@mortar/design-system';
import { type ReactNode, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { useCommands } from '#commands/useCommands.ts';
import { messages } from '#features/ordering/page/messages.ts';
import { PartBoundary } from '#parts/PartBoundary.tsx';
import '#features/ordering/page/orderingPage.css';

/** Tab of a pane with its content, or a `lazyPart`. */
export interface MountedTab extends Omit<Tab, 'keyShortcut'> {
  /** Digit that opens it with Alt. */
  digit: number;
}

export interface PaneTabsProps {
  /** Name of the tab list. */
  label: string;
  /** The first replaces one that fails to load or breaks. */
  tabs: readonly MountedTab[];
  active: string;
  onChange(id: string): void;
  /** Focuses a tab's main element; returns false to focus its first control. */
  focusTab(id: string): boolean;
  /** Called once a shown tab has loaded. */
  onMounted?(id: string): void;
  /** At the right end of the row. */
  aside?: ReactNode;
  /** `rest`: takes all remaining width. */
  asideWidth?: 'content' | 'rest' | undefined;
}

const keyOfTab = ({ digit }: Pick<MountedTab, 'digit'>) => `Alt+${digit}`;

/** Calls back once the shown content is mounted. */
function OnShown({ shown, onShown }: { shown: boolean; onShown(): void }) {
  const report = useEffectEvent(onShown);
  useEffect(
    function reportOnceShown() {
      if (shown) report();
    },
    [shown],
  );
  return null;
}

const FIRST_CONTROL = '[role="tabpanel"]:not([hidden]) :is(input, select, button):not(:disabled)';

/**
 * Tabs of a pane on the ordering page, each with a key that focuses it (001 §2). Each keeps its state while hidden; one
 * that fails to load is replaced by the first and may be opened again.
 */
export function PaneTabs(props: PaneTabsProps) {
  const { label, tabs, active, onChange, onMounted: onArrive, aside, asideWidth } = props;
  const pane = useRef<HTMLDivElement>(null);
  /** True from a tab's key until the tab has focus. */
  const focusPending = useRef(false);
  const takeFocus = () => {
    if (!props.focusTab(active)) pane.current?.querySelector<HTMLElement>(FIRST_CONTROL)?.focus();
  };
  const handleMounted = () => {
    onArrive?.(active);
    if (!focusPending.current) return;
    focusPending.current = false;
    takeFocus();
    // A mounted tab appears a frame after its selection; hidden elements cannot receive focus.
    requestAnimationFrame(takeFocus);
  };
  const open = (id: string) => {
    if (id === active) return takeFocus();
    focusPending.current = true;
    onChange(id);
  };
  useCommands(
    tabs.map((tab) => ({
      id: `tab.${tab.id}`,
      title: tab.label,
      key: keyOfTab(tab),
      disabled: tab.unavailable !== undefined,
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
                <OnShown shown={active === tab.id} onShown={handleMounted} />
              </Suspense>
            </PartBoundary>
          ),
        }))}
      />
    </div>
  );
}
