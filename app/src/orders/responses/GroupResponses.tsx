import { RetailerSelection } from '#retailers/RetailerSelection.tsx';
import { promptFor, useRetailerChoice } from '#retailers/useRetailerChoice.ts';
import { useSession } from '#session/useSession.ts';
import { messages } from './messages.ts';
import type { ResponsesProps } from './Responses.tsx';
import { ResponsesPage } from './ResponsesPage.tsx';

/** The responses of a group: those of the retailers that are chosen (002 §2.3). */
export function GroupResponses({ retailerid, ...props }: ResponsesProps) {
  const { retailerid: groupretailerid } = useSession().staff;
  const named = retailerid === undefined ? 'all' : [retailerid];
  const choice = useRetailerChoice({ place: 'responses', begin: props.selectedId ? named : undefined });
  return (
    <ResponsesPage
      {...props}
      // A group has no messages (002 §6).
      messaging={false}
      group={{ groupretailerid, retailerids: [...choice.asked] }}
      noGroupText={promptFor(choice, messages.getResponses)}
      aside={({ busy, again }) => (
        <RetailerSelection
          choice={choice}
          action={messages.getResponses}
          busy={busy}
          onAgain={again}
          level={props.level ?? 2}
        />
      )}
    />
  );
}
