import type { MatchType } from '@mortar/contract';
import { Collapsible, SelectField } from '@mortar/design-system';
import { useState } from 'react';
import { messages } from './messages.ts';
import './search.css';

const MATCHES = (Object.keys(messages.matches) as MatchType[]).map((value) => ({
  value,
  label: messages.matches[value],
}));

/** Selects the match type of a search; one line while closed (001 §2). */
export function MatchOption({ match, onChange }: { match: MatchType; onChange(match: MatchType): void }) {
  const [open, setOpen] = useState(false);
  return (
    <Collapsible
      title={messages.search.options}
      aside={messages.matches[match]}
      open={open}
      onToggle={() => setOpen(!open)}
    >
      <div className="search-options">
        <SelectField label={messages.search.match} size="sm" options={MATCHES} value={match} onChange={onChange} />
      </div>
    </Collapsible>
  );
}
