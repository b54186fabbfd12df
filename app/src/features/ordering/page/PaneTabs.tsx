import { LoadingState, type Tab, Tabs } from '@mortar/design-system';
import { type ReactNode, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { useListKeys } from '#keyboard/useListKeys.ts';
import { PartBoundary } from '#parts/PartBoundary.tsx';
import { messages } from './messages.ts';
import './orderingPage.css';

/** The figures that open a tab with Alt: those of the left pane, then those of the centre. A tab keeps its own. */
export const FIGURES = {
  ...{ products: 1, regrets: 2, generics: 3, favourites: 4, preferences: 5 },
  ...{ current: 6, history: 7, responses: 8 },
} as const;

/** A tab of a pane: its content is there, or a `lazyPart`. */
export type PaneTab<Id extends keyof typeof FIGURES> = Omit<Tab<Id>, 'keyShortcut'>;

export interface PaneTabsProps<Id extends keyof typeof FIGURES> {
  /** What the tabs are parts of. */
  label: string;
  tabs: readonly PaneTab<Id>[];
  active: Id;
  /** The tab that takes the place of one that cannot be fetched or breaks. */
  first: Id;
  onChange(id: Id): void;
  /** Gives the keyboard to what a tab begins with; false for its first control. */
  takeKeyboard(id: Id): boolean;
  /** A tab that came into sight is there, since tabs are fetched. */
  onArrive?(id: Id): void;
  /** At the right end of the row. */
  aside?: ReactNode;
}

/** Calls back when what came into sight is there. */
function Arrival({ shown, onArrive }: { shown: boolean; onArrive(): void }) {
  const arrive = useEffectEvent(onArrive);
  useEffect(
    function sayOnceInSight() {
      if (shown) arrive();
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
export function PaneTabs<Id extends keyof typeof FIGURES>(props: PaneTabsProps<Id>) {
  const { label, tabs, active, first, onChange, onArrive, aside } = props;
  const pane = useRef<HTMLDivElement>(null);
  /** True from a key that opens a tab until that has the keyboard. */
  const going = useRef(false);
  const takeKeyboard = () => {
    if (!props.takeKeyboard(active)) pane.current?.querySelector<HTMLElement>(FIRST_CONTROL)?.focus();
  };
  const arrive = () => {
    onArrive?.(active);
    if (!going.current) return;
    going.current = false;
    takeKeyboard();
    // A tab that was there before is shown a frame after it was chosen; nothing takes the keyboard while it is hidden.
    requestAnimationFrame(takeKeyboard);
  };
  useListKeys(
    tabs.map(({ id }) => FIGURES[id]),
    (at) => {
      const tab = tabs[at];
      if (!tab || tab.unavailable !== undefined) return;
      if (tab.id === active) return takeKeyboard();
      going.current = true;
      onChange(tab.id);
    },
  );
  return (
    <div ref={pane} className="pane-tabs">
      <Tabs
        label={label}
        size="sm"
        active={active}
        onChange={onChange}
        aside={aside}
        tabs={tabs.map((tab) => ({
          ...tab,
          keyShortcut: `Alt+${FIGURES[tab.id]}`,
          content: (
            <PartBoundary onFail={() => onChange(first)}>
              <Suspense fallback={<LoadingState text={messages.loadingList} />}>
                {tab.content}
                <Arrival shown={active === tab.id} onArrive={arrive} />
              </Suspense>
            </PartBoundary>
          ),
        }))}
      />
    </div>
  );
}
