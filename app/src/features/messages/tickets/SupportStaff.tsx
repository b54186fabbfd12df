import { Avatar, Button, EmptyState, ErrorState, LoadingState, Popover, VisuallyHidden } from '@mortar/design-system';
import { useQuery } from '@tanstack/react-query';
import { Mail, Phone, Users } from 'lucide-react';
import { useState } from 'react';
import { supportStaffQuery } from '#messaging/tickets/api/tickets.ts';
import type { SupportPerson } from '#messaging/tickets/model/ticket.ts';
import { codeText } from '#server/outcome.ts';
import { useClient } from '#session/services.ts';
import { messages } from './messages.ts';
import './supportStaff.css';

const { staff: texts } = messages;

const ICON_PROPS = { size: 14, 'aria-hidden': true } as const;

const telephoneLink = (telephone: string) => `tel:${telephone.replace(/[^\d+]/g, '')}`;

function Person({ person, onWrite }: { person: SupportPerson; onWrite(person: SupportPerson): void }) {
  const { name, telephone, email, picture } = person;
  return (
    <li className="support-person">
      <Avatar name={name} src={picture || undefined} decorative />
      <div className="support-person__who">
        <strong>{name}</strong>
        {telephone && (
          <a className="support-person__way" href={telephoneLink(telephone)}>
            <Phone {...ICON_PROPS} />
            <VisuallyHidden>{texts.call(name)}</VisuallyHidden>
            {telephone}
          </a>
        )}
        {email && (
          <a className="support-person__way" href={`mailto:${email}`}>
            <Mail {...ICON_PROPS} />
            <VisuallyHidden>{texts.mail(name)}</VisuallyHidden>
            {email}
          </a>
        )}
      </div>
      <Button size="sm" variant="outline" aria-label={texts.writeTo(name)} onClick={() => onWrite(person)}>
        {texts.write}
      </Button>
    </li>
  );
}

function People({ onWrite }: { onWrite(person: SupportPerson): void }) {
  const { data, isPending, isLoadingError, error, refetch } = useQuery(supportStaffQuery(useClient()));
  if (isLoadingError) return <ErrorState text={codeText(error)} onRetry={() => void refetch()} />;
  if (isPending) return <LoadingState text={texts.loading} />;
  if (data.length === 0) return <EmptyState text={texts.none} />;
  return (
    <ul className="support-people">
      {data.map((person) => (
        <Person key={person.id} person={person} onWrite={onWrite} />
      ))}
    </ul>
  );
}

/** Lists support staff with phone numbers and a message button (002 §2.9). */
export function SupportStaff({ onWrite }: { onWrite(person: SupportPerson): void }) {
  const [open, setOpen] = useState(false);
  return (
    <Popover
      label={texts.title}
      width={340}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button size="sm" variant="ghost" icon={<Users size={16} aria-hidden="true" />}>
          {texts.title}
        </Button>
      }
    >
      <People
        onWrite={(person) => {
          setOpen(false);
          onWrite(person);
        }}
      />
    </Popover>
  );
}
