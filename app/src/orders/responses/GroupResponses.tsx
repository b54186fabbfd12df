import { useGroupEdition } from '#retailers/useGroupEdition.tsx';
import { messages } from './messages.ts';
import { ResponsesPage, type ResponsesProps } from './ResponsesPage.tsx';

/** Responses of a group's selected retailers (002 §2.3). */
export function GroupResponses({ retailerId, narrow, ...props }: ResponsesProps) {
  const named = retailerId === undefined ? 'all' : [retailerId];
  const edition = useGroupEdition({
    place: 'responses',
    start: props.selectedId ? named : undefined,
    label: messages.retailersPane,
    size: { initial: narrow ? 30 : 21 },
    action: messages.getResponses,
    level: props.level,
  });
  // A group has no messages (002 §6).
  return <ResponsesPage {...props} messaging={false} edition={edition} />;
}
