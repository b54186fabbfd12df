import type { Staff } from '@mortar/contract';
import { tabStorage } from '#session/storage.ts';

/** Unsaved form input as plain data. Never a password. */
export interface Draft {
  initial: Readonly<Record<string, unknown>>;
  /** Current values. */
  typed: Readonly<Record<string, unknown>>;
}

/** Drafts by form name: 'role 7'. */
export type Drafts = Readonly<Record<string, Draft>>;

/** Owner: drafts are shown only to this user at this pharmacy. */
export type Owner = Pick<Staff, 'username' | 'retailerid'>;

const KEY = 'mortar.drafts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isDraft = (value: unknown): value is Draft => isObject(value) && isObject(value.initial) && isObject(value.typed);

/** Reads the user's drafts of expired sessions in this tab, without malformed ones. */
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

/** Stores a form's draft, replacing an earlier one and those of other users. */
export const keepDraft = (owner: Owner, form: string, draft: Draft): void =>
  storeDrafts(owner, { ...readDrafts(owner), [form]: draft });

/** Returns and removes a form's draft; null if there is none. */
export function takeDraft(owner: Owner, form: string): Draft | null {
  const { [form]: draft, ...others } = readDrafts(owner);
  if (!draft) return null;
  storeDrafts(owner, others);
  return draft;
}
