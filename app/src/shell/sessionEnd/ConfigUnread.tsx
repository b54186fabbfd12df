import { MessagePopup } from '@mortar/design-system';
import { useState } from 'react';
import { pageMessages } from './pageMessages.ts';

const texts = pageMessages.configUnread;

export interface ConfigUnreadProps {
  /** Why the deployment's `config.json` could not be read at all. */
  problem: string;
}

/** Says that a store runs without what its deployment says of it. */
export function ConfigUnread({ problem }: ConfigUnreadProps) {
  const [open, setOpen] = useState(true);
  return <MessagePopup open={open} title={texts.title} message={texts.text(problem)} onClose={() => setOpen(false)} />;
}
