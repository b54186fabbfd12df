import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Outcome } from '../comparing/outcome.ts';
import { approvalsFile } from '../paths.ts';
import { type Approvals, getPicturesKey } from './decisions.ts';

/** Returns the pictures that need a decision, by changed combination. */
export function openPictures({ status, changed, pairs }: Pick<Outcome, 'status' | 'changed' | 'pairs'>) {
  if (!['changed', 'new', 'removed'].includes(status)) return {};
  return Object.fromEntries(changed.map((name) => [name, getPicturesKey(pairs[name] ?? {})]));
}

export const readApprovals = (file = approvalsFile): Approvals =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};

export const writeApprovals = (approvals: Approvals, file = approvalsFile): void =>
  writeFileSync(file, `${JSON.stringify(approvals, null, 2)}\n`);
