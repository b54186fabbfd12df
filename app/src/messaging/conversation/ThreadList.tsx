import { Avatar, CountBadge, VirtualList, VisuallyHidden } from '@mortar/design-system';
import { formatDateTime } from '#rules/dates.ts';
import { messages as texts } from './messages.ts';
import './threadList.css';

/** Conversation or ticket in a list. */
export interface ThreadRow {
  /** Id on the server. */
  id: number;
  subject: string;
  /** Name of the other side. */
  partner: string;
  /** Address or data of the picture; '' for none. */
  picture: string;
  /** ISO date and time; '' for none. */
  at: string;
  /** Topic or latest message. */
  detail: string;
  unread: number;
}

export interface ThreadListProps {
  label: string;
  rows: readonly ThreadRow[];
  /** Id of the open one. */
  chosen: number | null;
  onChoose(id: number): void;
}

const getKey = ({ id }: ThreadRow) => id;

const isPicture = (address: string) => /^(data:image\/|https:\/\/)/.test(address);

const Entry = ({ row, chosen, onChoose }: Pick<ThreadListProps, 'chosen' | 'onChoose'> & { row: ThreadRow }) => {
  const { id, subject, partner, picture, at, detail, unread } = row;
  return (
    <button
      type="button"
      className="thread"
      aria-current={id === chosen || undefined}
      data-unread={unread > 0 || undefined}
      onClick={() => onChoose(id)}
    >
      <Avatar name={partner} src={isPicture(picture) ? picture : undefined} decorative />
      <span className="thread__head">
        <span className="thread__partner">{partner}</span>
        {at && <time dateTime={at}>{formatDateTime(at)}</time>}
      </span>
      <span className="thread__subject">
        <bdi>{subject}</bdi>
      </span>
      <span className="thread__foot">
        <span className="thread__detail">
          <bdi>{detail}</bdi>
        </span>
        {unread > 0 && (
          <>
            <CountBadge count={unread} />
            <VisuallyHidden>{texts.unread(unread)}</VisuallyHidden>
          </>
        )}
      </span>
    </button>
  );
};

/** Lists conversations or tickets with a selection (002 §2.9, §2.10). */
export const ThreadList = ({ label, rows, chosen, onChoose }: ThreadListProps) => (
  <div className="thread-list">
    <VirtualList label={label} rows={rows} getKey={getKey} keyboard="rows" estimatedHeight={77}>
      {(row) => <Entry row={row} chosen={chosen} onChoose={onChoose} />}
    </VirtualList>
  </div>
);
