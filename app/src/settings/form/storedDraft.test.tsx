// @vitest-environment jsdom
import { FormTextField } from '@mortar/design-system';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useAtomValue } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppProviders } from '#AppProviders.tsx';
import { defaultConfig } from '#config/config.ts';
import { createServices } from '#createServices.ts';
import { type EndReason, sessionAtom } from '#session/session.ts';
import { onlyTab, sessionMark, type TabMessage } from '#session/tabs.ts';
import { session } from '#session/testing/sessions.ts';
import { keepDraft, readDrafts } from '#unsaved/drafts.ts';
import { discardUnsavedAtom, unsavedAtom, unsavedPromptAtom, unsavedQuestionAtom } from '#unsaved/unsaved.ts';
import { messages } from './messages.ts';
import { SettingsForm, type SettingsFormProps } from './SettingsForm.tsx';

interface Values {
  name: string;
  note: string;
}

const SAVED: Values = { name: 'Front shop', note: '' };
const { staff } = session;

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

type Props = Partial<SettingsFormProps<Values>>;

function Signed({ props }: { props: Props }) {
  const here = useAtomValue(sessionAtom);
  if (!here) return <p>Sign in</p>;
  return (
    <SettingsForm<Values> name="names" title="Names" values={SAVED} save={async () => {}} {...props}>
      <FormTextField name="name" label="Name" />
      <FormTextField name="note" label="Note" />
    </SettingsForm>
  );
}

function open(props: Props = {}) {
  const listeners: ((message: TabMessage) => void)[] = [];
  const listen = (listener: (message: TabMessage) => void) => {
    listeners.push(listener);
    return () => {};
  };
  const services = createServices({ config: defaultConfig, tabs: { ...onlyTab, listen } });
  services.startSession(session);
  const page = (more: Props) => (
    <AppProviders services={services}>
      <Signed props={{ ...props, ...more }} />
    </AppProviders>
  );
  const { rerender } = render(page({}));
  const user = userEvent.setup();
  return {
    services,
    user,
    now: (more: Props) => rerender(page(more)),
    value: (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }).value,
    type: (name: string, text: string) => user.type(screen.getByRole('textbox', { name }), text),
    unsaved: () => [...services.store.get(unsavedAtom).values()].map(({ title }) => title),
    end: (reason: EndReason) => act(async () => services.endSession(reason)),
    endElsewhere: () =>
      act(async () => {
        const message = { about: 'session ended', session: sessionMark(session.token) } as const;
        for (const listener of listeners) listener({ ...message, reason: 'signed out', notice: null });
      }),
    signIn: (of = session) => act(async () => services.startSession(of)),
  };
}

const typed = { initial: { ...SAVED }, typed: { ...SAVED, note: 'mine' } };

describe('a session that ends with typed text', () => {
  it.each<EndReason>(['expired', 'signed in elsewhere', 'settings failed', 'updated'])(
    'stores it for the next one: %s',
    async (reason) => {
      const { type, end, signIn, value, unsaved } = open();
      await type('Note', 'mine');
      await end(reason);
      await screen.findByText('Sign in');
      await signIn();
      expect(await screen.findByText(messages.retained)).toBeDefined();
      expect([value('Name'), value('Note')]).toEqual(['Front shop', 'mine']);
      expect(unsaved()).toEqual(['Names']);
      expect(readDrafts(staff)).toEqual({});
    },
  );

  it('stores it if another tab of the browser ended the session', async () => {
    const { type, endElsewhere } = open();
    await type('Note', 'mine');
    await endElsewhere();
    expect(readDrafts(staff)).toEqual({ names: typed });
  });

  it('stores nothing if it was discarded first, even at the same moment', async () => {
    const { type, services } = open();
    await type('Note', 'mine');
    await act(async () => {
      services.store.set(discardUnsavedAtom);
      services.endSession('signed out');
    });
    await screen.findByText('Sign in');
    expect(sessionStorage.getItem('mortar.drafts')).toBeNull();
  });

  it('stores nothing that was saved, and nothing if nothing was typed', async () => {
    const { end } = open();
    await end('expired');
    expect(sessionStorage.getItem('mortar.drafts')).toBeNull();
  });

  it('stores no password, and reports that', async () => {
    const { type, end, signIn, value } = open({ secret: ['name'] });
    await type('Name', 'Zebra');
    await type('Note', 'mine');
    await end('expired');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Zebra');
    await signIn();
    expect(await screen.findByText(`${messages.retained} ${messages.notStored}`)).toBeDefined();
    expect([value('Name'), value('Note')]).toEqual(['Front shop', 'mine']);
  });

  it('does not continue a pending navigation', async () => {
    const proceed = vi.fn();
    const { type, user, services, end, signIn } = open({ save: () => new Promise(() => {}) });
    await type('Note', 'mine');
    await user.click(screen.getByRole('button', { name: messages.save }));
    await screen.findByText(messages.saving);
    act(() => void services.store.set(unsavedPromptAtom, { proceed, leaves: true }));
    await end('expired');
    await signIn();
    expect(await screen.findByText(messages.retained)).toBeDefined();
    expect([proceed.mock.calls.length, services.store.get(unsavedQuestionAtom)]).toEqual([0, null]);
  });
});

describe('a form with stored typed text', () => {
  const openStored = (props: Props = {}) => {
    keepDraft(staff, 'names', typed);
    keepDraft(staff, 'others', typed);
    return open(props);
  };

  it('restores it over the saved values, and shows that until it is saved', async () => {
    const { value, user, type } = openStored({ values: { name: 'Theirs', note: '' } });
    await screen.findByText(messages.retained);
    expect([value('Name'), value('Note')]).toEqual(['Theirs', 'mine']);
    expect(Object.keys(readDrafts(staff))).toEqual(['others']);
    await user.click(screen.getByRole('button', { name: messages.save }));
    await waitFor(() => expect(screen.queryByText(messages.retained)).toBeNull());
    await type('Note', 'more');
    expect(screen.queryByText(messages.retained)).toBeNull();
  });

  it('shows nothing if it is already saved', () => {
    const { unsaved } = openStored({ values: typed.typed });
    expect([unsaved(), screen.queryByText(messages.retained)]).toEqual([[], null]);
  });

  it('shows the typed text to no other user', async () => {
    const { signIn, value } = openStored({ partial: true });
    await signIn({ ...session, token: 'two', staff: { ...staff, username: 'admin@1001' } });
    expect([value('Note'), Object.keys(readDrafts(staff))]).toEqual(['', ['names', 'others']]);
  });

  it.each<Props>([{ loading: true }, { partial: true }, { unavailable: 'Not yours.' }])(
    'leaves the text in storage while it cannot restore it: %j',
    async (props) => {
      const { now } = openStored(props);
      expect(Object.keys(readDrafts(staff))).toEqual(['names', 'others']);
      now({ loading: false, partial: false, unavailable: undefined });
      expect(await screen.findByText(messages.retained)).toBeDefined();
    },
  );
});
