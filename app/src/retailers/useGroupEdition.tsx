import type { PharmacyAssignment } from '@mortar/contract';
import type { DataGridHandle } from '@mortar/design-system';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSession } from '#session/useSession.ts';
import { RetailerPanes, type RetailerPanesProps } from './RetailerPanes.tsx';
import { promptFor, type RetailerChoiceOptions, useRetailerChoice } from './useRetailerChoice.ts';

/**
 * What a page is told where it is a group's: of whom it reads, and where they are chosen. Pages import this type alone: few
 * pharmacies belong to a group, and the others never fetch its part.
 */
export interface GroupEdition {
  /** What the group's calls ask for: the retailers that were asked for. With none of them nothing is read. */
  group: { groupretailerid: number; retailerids: number[] };
  /** What a list says then; undefined once some were asked for. */
  promptText: string | undefined;
  /** Puts the choice of retailers at the left of what is read. */
  besideRetailers(content: ReactNode, reading: Reading): ReactNode;
}

interface Reading {
  /** False while something that is needed to ask is missing: then there is nothing to read again. */
  asked: boolean;
  /** It is being read. */
  busy: boolean;
  /** Reads it again. */
  again(): void;
}

export interface GroupEditionOptions
  extends RetailerChoiceOptions,
    Pick<RetailerPanesProps, 'label' | 'size' | 'action' | 'level'> {
  /** Whether the retailers have the keyboard at first, where there are some to choose. */
  startsAtRetailers?: boolean;
}

/** Makes of a page the one of a group: the choice of its retailers, kept, and what the page needs of it (002 §6). */
export function useGroupEdition(options: GroupEditionOptions): GroupEdition {
  const { label, size, action, level, startsAtRetailers = false, ...remembering } = options;
  const { retailerid: groupretailerid } = useSession().staff;
  const choice = useRetailerChoice(remembering);
  const retailers = useRef<DataGridHandle<PharmacyAssignment>>(null);
  const goesThere = startsAtRetailers && choice.assigned.length > 1;
  useEffect(
    function focusRetailers() {
      if (goesThere) retailers.current?.focus();
    },
    [goesThere],
  );
  return {
    group: { groupretailerid, retailerids: [...choice.asked] },
    promptText: choice.asked.length === 0 ? promptFor(choice, action) : undefined,
    besideRetailers: (content, { asked, busy, again }) => (
      <RetailerPanes
        {...{ label, size, choice, action, level }}
        busy={asked && busy}
        onAgain={() => asked && again()}
        gridRef={retailers}
      >
        {content}
      </RetailerPanes>
    ),
  };
}
