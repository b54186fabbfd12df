import { TextLink } from '@mortar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { conversationsQuery } from '#messaging/conversation/api/conversations.ts';
import { FIRST_CONVERSATIONS } from '#messaging/conversation/model/conversationList.ts';
import { ticketsQuery } from '#messaging/tickets/api/tickets.ts';
import { useUnreadResponses } from '#orders/responses/api/unread.ts';
import { SHOW } from '#orders/responses/model/toResponsesRequest.ts';
import { paths } from '#pages/paths.ts';
import { useClient } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';
import { Figure, FigureRows } from './Figures.tsx';
import { messages } from './messages.ts';
import { SummaryCard } from './SummaryCard.tsx';

const texts = messages.unread;

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);

/** Shows unread responses and messages of suppliers and support. */
export function UnreadCard() {
  const client = useClient();
  const navigate = useNavigate();
  const { retailerid: retailerID, bhf } = useSession().staff;
  const responses = useUnreadResponses(true);
  const suppliers = useQuery({
    ...conversationsQuery(client, { ...FIRST_CONVERSATIONS, retailerID }),
    select: ({ conversations }) => sum(conversations.map(({ unreadMessageCount }) => unreadMessageCount)),
  });
  const support = useQuery({
    ...ticketsQuery(client, { bhf, filter: '0', search: '', page: 1 }),
    select: ({ rows }) => sum(rows.map(({ unread }) => unread)),
  });
  const responsesPath = `${paths.responses()}?${SHOW}=unread`;
  const rows = [
    { name: texts.responses, count: responses.data?.size ?? 0, to: responsesPath },
    { name: texts.suppliers, count: suppliers.data ?? 0, to: paths.supplierMessaging() },
    { name: texts.support, count: support.data ?? 0, to: paths.messages('support') },
  ];
  const all = sum(rows.map(({ count }) => count));
  return (
    <SummaryCard
      title={texts.title}
      to={responsesPath}
      source={texts.from}
      readings={[responses, suppliers, support]}
      nothing={all === 0 ? texts.none : null}
    >
      {() => (
        <>
          <Figure value={String(all)}>{texts.title.toLowerCase()}</Figure>
          <FigureRows
            label={texts.list}
            rows={rows}
            wraps
            getKey={({ to }) => to}
            name={({ name, to }) => (
              <TextLink
                quiet
                href={to}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                  event.preventDefault();
                  void navigate(to);
                }}
              >
                {name}
              </TextLink>
            )}
            value={({ count }) => count || '–'}
          />
        </>
      )}
    </SummaryCard>
  );
}
