import type { DataGridHandle } from '@mortar/design-system';
import { type ReactNode, useEffect, useRef } from 'react';
import type { PharmacyAssignment } from '#retailers/model/pharmacy.ts';
import { useSession } from '#session/useSession.ts';
import { RetailerPanes, type RetailerPanesProps } from './RetailerPanes.tsx';
import { promptFor, type RetailerChoiceOptions, useRetailerChoice } from './useRetailerChoice.ts';

/**
 * Group mode of a page: requested retailers and their selection. Pages import only this type; its code loads for groups
 * only.
 */
export interface GroupEdition {
  /** Requested retailers, as calls have them; nothing is read while there are none. */
  group: { groupretailerid: number; retailerids: number[] };
  /** Prompt of a list; undefined once retailers were requested. */
  promptText: string | undefined;
  /** Renders the selection of retailers to the left of the content. */
  besideRetailers(content: ReactNode, reading: Reading): ReactNode;
}

interface Reading {
  /** False while the request is incomplete, so nothing is reloaded. */
  requested: boolean;
  busy: boolean;
  again(): void;
}

export interface GroupEditionOptions
  extends RetailerChoiceOptions,
    Pick<RetailerPanesProps, 'label' | 'size' | 'action' | 'level'> {
  /** True to focus the retailers initially, if there is a choice. */
  startsAtRetailers?: boolean;
}

/** Turns a page into a group's: selection of retailers, stored, with the page's props (002 §6). */
export function useGroupEdition(options: GroupEditionOptions): GroupEdition {
  const { label, size, action, level, startsAtRetailers = false, ...remembering } = options;
  const { retailerid: groupretailerid } = useSession().staff;
  const choice = useRetailerChoice(remembering);
  const retailers = useRef<DataGridHandle<PharmacyAssignment>>(null);
  const startsThere = startsAtRetailers && choice.assigned.length > 1;
  useEffect(
    function focusRetailers() {
      if (startsThere) retailers.current?.focus();
    },
    [startsThere],
  );
  return {
    group: { groupretailerid, retailerids: [...choice.requested] },
    promptText: choice.requested.length === 0 ? promptFor(choice, action) : undefined,
    besideRetailers: (content, { requested, busy, again }) => (
      <RetailerPanes
        label={label}
        size={size}
        choice={choice}
        action={action}
        level={level}
        busy={requested && busy}
        onAgain={() => requested && again()}
        gridRef={retailers}
      >
        {content}
      </RetailerPanes>
    ),
  };
}
