import { Menu as Chakra, Portal } from '@chakra-ui/react';
import {
  ArrowDown,
  ArrowLeftToLine,
  ArrowRightToLine,
  ArrowUp,
  ArrowUpDown,
  ChevronsLeft,
  ChevronsRight,
  Columns3,
  EyeOff,
  Funnel,
  FunnelX,
  MoveHorizontal,
  Pin,
  PinOff,
  RotateCcw,
} from 'lucide-react';
import { type ComponentType, Fragment, useId, useRef } from 'react';
import { useOpensOnceMounted } from '../../Popover/useOpener.ts';
import { messages } from './messages.ts';

/** Actions of a column's menu. */
export type ColumnAction =
  | 'ascending'
  | 'descending'
  | 'unsorted'
  | 'keepSort'
  | 'releaseSort'
  | 'filter'
  | 'clearFilter'
  | 'pinStart'
  | 'pinEnd'
  | 'unpin'
  | 'moveBack'
  | 'moveOn'
  | 'fit'
  | 'hide'
  | 'columns'
  | 'reset';

/** Available actions of a column. */
export interface ColumnState {
  sortable: boolean;
  sort: 'asc' | 'desc' | undefined;
  /** Whether the sort also applies to other subjects; undefined where it always does. */
  sortRetained: boolean | undefined;
  filterable: boolean;
  filtered: boolean;
  pin: 'start' | 'end' | null;
  first: boolean;
  last: boolean;
  hideable: boolean;
  arranged: boolean;
  rightToLeft: boolean;
}

interface Entry {
  action: ColumnAction;
  label: string;
  icon: ComponentType<{ size: number; 'aria-hidden': 'true' }>;
  disabled?: boolean;
}

/** Returns groups of entries, most used first, without empty groups. */
function columnEntries(state: ColumnState): readonly (readonly Entry[])[] {
  const { rightToLeft } = state;
  const sort: Entry[] = [
    { action: 'ascending', label: messages.ascending, icon: ArrowUp, disabled: state.sort === 'asc' },
    { action: 'descending', label: messages.descending, icon: ArrowDown, disabled: state.sort === 'desc' },
    ...(state.sort ? [{ action: 'unsorted', label: messages.unsorted, icon: ArrowUpDown } as const] : []),
    ...(state.sort && state.sortRetained === false
      ? [{ action: 'keepSort', label: messages.keepSort, icon: Pin } as const]
      : []),
    ...(state.sort && state.sortRetained === true
      ? [{ action: 'releaseSort', label: messages.releaseSort, icon: PinOff } as const]
      : []),
  ];
  const filter: Entry[] = [
    { action: 'filter', label: state.filtered ? messages.changeFilter : messages.filter, icon: Funnel },
    ...(state.filtered ? [{ action: 'clearFilter', label: messages.clearFilter, icon: FunnelX } as const] : []),
  ];
  const toStart = rightToLeft ? ArrowRightToLine : ArrowLeftToLine;
  const toEnd = rightToLeft ? ArrowLeftToLine : ArrowRightToLine;
  const place: Entry[] = [
    ...(state.pin !== 'start' ? [{ action: 'pinStart', label: messages.pinStart, icon: toStart } as const] : []),
    ...(state.pin !== 'end' ? [{ action: 'pinEnd', label: messages.pinEnd, icon: toEnd } as const] : []),
    ...(state.pin ? [{ action: 'unpin', label: messages.unpin, icon: PinOff } as const] : []),
    {
      action: 'moveBack',
      label: messages.moveBack,
      icon: rightToLeft ? ChevronsRight : ChevronsLeft,
      disabled: state.first,
    },
    {
      action: 'moveOn',
      label: messages.moveOn,
      icon: rightToLeft ? ChevronsLeft : ChevronsRight,
      disabled: state.last,
    },
    { action: 'fit', label: messages.fit, icon: MoveHorizontal },
  ];
  const show: Entry[] = [
    ...(state.hideable ? [{ action: 'hide', label: messages.hide, icon: EyeOff } as const] : []),
    { action: 'columns', label: messages.columns, icon: Columns3 },
    ...(state.arranged ? [{ action: 'reset', label: messages.reset, icon: RotateCcw } as const] : []),
  ];
  return [state.sortable ? sort : [], state.filterable ? filter : [], place, show].filter(({ length }) => length > 0);
}

interface ColumnMenuProps {
  /** Id of its content. */
  id: string;
  /** The column's name. */
  header: string;
  open: boolean;
  state: ColumnState;
  anchor(): Element | null;
  onAction(action: ColumnAction): void;
  onClose(): void;
  /** Called when it has been removed and focus returned. */
  onGone(): void;
}

/** Menu of one column. */
export function ColumnMenu({ id, header, open, state, anchor, onAction, onClose, onGone }: ColumnMenuProps) {
  const name = useId();
  const chosen = useRef(false);
  return (
    <Chakra.Root
      ids={{ content: id }}
      open={useOpensOnceMounted(open)}
      lazyMount
      unmountOnExit
      onExitComplete={onGone}
      positioning={{
        placement: 'bottom-start',
        gutter: 2,
        getAnchorRect: () => anchor()?.getBoundingClientRect() ?? null,
      }}
      onOpenChange={(change) => {
        // Selecting an entry also closes the menu, and may already have opened something else.
        if (!change.open && !chosen.current) onClose();
        chosen.current = false;
      }}
      onSelect={({ value }) => {
        chosen.current = true;
        onAction(value as ColumnAction);
      }}
    >
      <Portal>
        <Chakra.Positioner>
          <Chakra.Content aria-labelledby={name} className="m-grid-menu">
            <span id={name} hidden>
              {messages.menu(header)}
            </span>
            {columnEntries(state).map((group, place) => (
              <Fragment key={group[0]?.action}>
                {place > 0 && <Chakra.Separator className="m-grid-menu__line" />}
                {group.map(({ action, label, icon: Icon, disabled = false }) => (
                  <Chakra.Item key={action} value={action} disabled={disabled}>
                    <Icon size={16} aria-hidden="true" />
                    {label}
                  </Chakra.Item>
                ))}
              </Fragment>
            ))}
          </Chakra.Content>
        </Chakra.Positioner>
      </Portal>
    </Chakra.Root>
  );
}
