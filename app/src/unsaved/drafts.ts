import type { Staff } from '@mortar/contract';
import { tabStorage } from '#session/storage.ts';

/** What was typed in a form and not saved, as plain data. Never a password. */
export interface Draft {
  /** What the form began with. */
  initial: Readonly<Record<string, unknown>>;
  /** What it held. */
  typed: Readonly<Record<string, unknown>>;
}

/** Drafts by the names of their forms: 'role 7'. */
export type Drafts = Readonly<Record<string, Draft>>;

/** Whose they are: what somebody typed is shown to nobody else, and at no other pharmacy. */
export type Owner = Pick<Staff, 'username' | 'retailerid'>;

const KEY = 'mortar.drafts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isDraft = (value: unknown): value is Draft => isObject(value) && isObject(value.initial) && isObject(value.typed);

/**
 * What sessions of somebody in this tab ended over, until the form that it was typed in is there again. Whatever is damaged
 * is left out.
 */
export function readDrafts({ username, retailerid }: Owner): Drafts {
  const stored = tabStorage.read(KEY);
  if (!isObject(stored) || stored.username !== username || stored.retailerid !== retailerid) return {};
  if (!isObject(stored.drafts)) return {};
  return Object.fromEntries(
    Object.entries(stored.drafts).filter((entry): entry is [string, Draft] => isDraft(entry[1])),
  );
}

function storeDrafts({ username, retailerid }: Owner, drafts: Drafts): void {
  if (Object.keys(drafts).length > 0) tabStorage.write(KEY, { username, retailerid, drafts });
  else tabStorage.remove(KEY);
}

/** Keeps what was typed in a form, in the place of what was kept of it; of somebody else nothing is kept any more. */
export const keepDraft = (owner: Owner, form: string, draft: Draft): void =>
  storeDrafts(owner, { ...readDrafts(owner), [form]: draft });

/** Takes up what was typed in a form; null where there is nothing. It is kept no longer: the form has it. */
export function takeDraft(owner: Owner, form: string): Draft | null {
  const { [form]: draft, ...others } = readDrafts(owner);
  if (!draft) return null;
  storeDrafts(owner, others);
  return draft;
}
