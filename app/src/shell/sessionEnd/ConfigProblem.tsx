import { MessagePopup } from '@mortar/design-system';
import { useState } from 'react';
import { pageMessages } from './pageMessages.ts';

const texts = pageMessages.configProblem;

export interface ConfigProblemProps {
  /** Why the deployment's `config.json` could not be read. */
  problem: string;
}

/** Warns that the application runs without its deployment's settings. */
export function ConfigProblem({ problem }: ConfigProblemProps) {
  const [open, setOpen] = useState(true);
  return <MessagePopup open={open} title={texts.title} message={texts.text(problem)} onClose={() => setOpen(false)} />;
}
