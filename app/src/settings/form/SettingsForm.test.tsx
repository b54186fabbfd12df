// @vitest-environment jsdom
import { FormTextField, MortarProvider } from '@mortar/design-system';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { object, string } from 'yup';
import { CallError } from '#server/outcome.ts';
import { discardUnsavedAtom, unsavedAtom, unsavedPromptAtom, unsavedQuestionAtom } from '#unsaved/unsaved.ts';
import { messages } from './messages.ts';
import { ChangedMeanwhile } from './model/mergeChanges.ts';
import { SettingsForm, type SettingsFormProps } from './SettingsForm.tsx';

interface Values {
  name: string;
  note: string;
}

const schema = object({ name: string().required('Please fill out this field') });
const SAVED: Values = { name: 'Front shop', note: '' };

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function open(props: Partial<SettingsFormProps<Values>> = {}) {
  const store = createStore();
  const save = vi.fn(async (_values: Values, _changed: Partial<Values>, _started: Values) => {});
  const form = (more: Partial<SettingsFormProps<Values>> = {}) => (
    <Provider store={store}>
      <MortarProvider>
        <SettingsForm<Values>
          name="names"
          title="Names"
          values={SAVED}
          schema={schema}
          save={save}
          {...props}
          {...more}
        >
          <FormTextField name="name" label="Name" />
          <FormTextField name="note" label="Note" />
        </SettingsForm>
      </MortarProvider>
    </Provider>
  );
  const { rerender } = render(form());
  const user = userEvent.setup({ advanceTimers: (ms) => void (vi.isFakeTimers() && vi.advanceTimersByTime(ms)) });
  const type = async (label: string, text: string) => {
    await user.clear(screen.getByRole('textbox', { name: label }));
    if (text) await user.type(screen.getByRole('textbox', { name: label }), text);
  };
  const value = (label: string) => (screen.getByRole('textbox', { name: label }) as HTMLInputElement).value;
  const unsaved = () => [...store.get(unsavedAtom).values()].map(({ title }) => title);
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return {
    store,
    save,
    user,
    type,
    value,
    unsaved,
    press,
    now: (more: Partial<SettingsFormProps<Values>>) => rerender(form(more)),
  };
}

describe('a section that another user saved meanwhile', () => {
  it('shows their values with typed values on top, reports it, and saves those on the next press', async () => {
    const save = vi.fn(async (_values: Values, _changed: Partial<Values>, _started: Values) => {});
    save.mockRejectedValueOnce(new ChangedMeanwhile('Someone else changed it.', { name: 'Theirs', note: '' }));
    const { type, press, value, unsaved } = open({ save });
    await type('Note', 'mine');
    await press(messages.save);
    await screen.findByText('Someone else changed it.', { selector: '.settings-note span' });
    expect([value('Name'), value('Note')]).toEqual(['Theirs', 'mine']);
    expect(unsaved()).toEqual(['Names']);
    await press(messages.save);
    const initial = { name: 'Theirs', note: '' };
    await waitFor(() => expect(save).toHaveBeenLastCalledWith({ ...initial, note: 'mine' }, { note: 'mine' }, initial));
  });
});

describe('saving a section', () => {
  it('sends only the changes, and reports it for five seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { save, type, press, unsaved } = open();
    await type('Note', 'dry');
    expect(screen.getByText(messages.unsaved)).toBeDefined();
    expect(unsaved()).toEqual(['Names']);
    await press(messages.save);
    await screen.findByText(messages.saved, { selector: '.settings-note span' });
    expect(save).toHaveBeenCalledExactlyOnceWith({ name: 'Front shop', note: 'dry' }, { note: 'dry' }, SAVED);
    expect(unsaved()).toEqual([]);
    act(() => void vi.advanceTimersByTime(4900));
    expect(screen.queryByText(messages.saved, { selector: '.settings-note span' })).not.toBeNull();
    act(() => void vi.advanceTimersByTime(200));
    expect(screen.queryByText(messages.saved, { selector: '.settings-note span' })).toBeNull();
  });

  it('sends nothing if nothing differs, whatever is pressed', async () => {
    const { save, user, press } = open();
    await press(messages.save);
    await user.type(screen.getByRole('textbox', { name: 'Name' }), '{Enter}');
    expect(save).not.toHaveBeenCalled();
  });

  it('sends the initial values of a new entry', async () => {
    const { save, press } = open({ isNew: true });
    await press(messages.save);
    await waitFor(() => expect(save).toHaveBeenCalledExactlyOnceWith(SAVED, {}, SAVED));
  });

  it('is blocked by an error, whose field receives focus', async () => {
    const { save, type, press } = open();
    await type('Name', '');
    await press(messages.save);
    await screen.findByText(messages.blocked);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' })));
    expect(save).not.toHaveBeenCalled();
  });

  it.each([
    [new CallError({ kind: 'error', code: 2, text: 'no' }), messages.failed(2)],
    [new CallError({ kind: 'error', code: 0, text: '' }), messages.failed(0)],
    [new CallError({ kind: 'network' }), messages.failed(null)],
  ])('keeps typed values if it fails: %s', async (error, text) => {
    const save = vi.fn(() => Promise.reject(error));
    const { type, press, value, unsaved } = open({ save });
    await type('Note', 'dry');
    await press(messages.save);
    await screen.findByText(text, { selector: '.settings-note span' });
    expect([value('Note'), unsaved()]).toEqual(['dry', ['Names']]);
  });

  it('reports nothing if the session ended', async () => {
    const save = vi.fn(() => Promise.reject(new CallError({ kind: 'expired' })));
    const { type, press } = open({ save });
    await type('Note', 'dry');
    await press(messages.save);
    await waitFor(() => expect(save).toHaveBeenCalled());
    await screen.findByText(messages.unsaved);
  });

  it('is disabled for users without permission', async () => {
    const { save, press } = open({ unavailable: 'Preset roles are read-only.', isNew: true });
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).matches(':disabled')).toBe(true);
    await press(messages.save);
    expect(save).not.toHaveBeenCalled();
    expect(screen.getAllByText('Preset roles are read-only.').length).toBeGreaterThan(0);
  });
});

describe('a section with unsaved changes', () => {
  it('restores the saved values, by its button and when the user leaves', async () => {
    const { type, press, value, store, unsaved } = open();
    await type('Note', 'dry');
    await press(messages.discard);
    expect([value('Note'), unsaved()]).toEqual(['', []]);
    await type('Note', 'wet');
    act(() => store.set(discardUnsavedAtom));
    expect([value('Note'), unsaved()]).toEqual(['', []]);
  });

  it('keeps its changes when others save meanwhile, and shows theirs once they are discarded', async () => {
    const { type, press, value, now } = open();
    await type('Note', 'dry');
    now({ values: { name: 'Dispensary', note: '' } });
    expect([value('Name'), value('Note')]).toEqual(['Front shop', 'dry']);
    await press(messages.discard);
    await waitFor(() => expect([value('Name'), value('Note')]).toEqual(['Dispensary', '']));
  });

  it('shows the changes of others if it has none', async () => {
    const { value, now } = open();
    now({ values: { name: 'Dispensary', note: '' } });
    await waitFor(() => expect(value('Name')).toBe('Dispensary'));
  });

  it('keeps the saved values while an outdated list still shows the old ones', async () => {
    const { type, press, value, now, unsaved } = open();
    await type('Note', 'dry');
    await press(messages.save);
    await screen.findByText(messages.saved, { selector: '.settings-note span' });
    now({ values: { ...SAVED } });
    expect([value('Note'), unsaved()]).toEqual(['dry', []]);
  });
});

describe('a setting for all users', () => {
  it('shows when other users receive it, for as long as it is displayed', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { type, press } = open({ forEveryone: true });
    expect(screen.queryByText(messages.signedIn)).toBeNull();
    await type('Name', 'Dispensary');
    await press(messages.save);
    await screen.findByText(messages.signedIn);
    await act(() => vi.advanceTimersByTimeAsync(6000));
    expect(screen.getByText(messages.signedIn)).toBeDefined();
  });

  it('shows nothing if it was not saved, or applies to one person', async () => {
    const refused = open({ forEveryone: true, save: () => Promise.reject(new CallError({ kind: 'network' })) });
    await refused.type('Name', 'Dispensary');
    await refused.press(messages.save);
    await screen.findByText(messages.failed(null), { selector: '.settings-note span' });
    expect(screen.queryByText(messages.signedIn)).toBeNull();
    cleanup();
    const own = open();
    await own.type('Name', 'Dispensary');
    await own.press(messages.save);
    await screen.findByText(messages.saved, { selector: '.settings-note span' });
    expect(screen.queryByText(messages.signedIn)).toBeNull();
  });
});

describe('leaving while a section is saved', () => {
  const goOn = async () => {
    const answer = Promise.withResolvers<void>();
    const opened = open({ save: () => answer.promise });
    await opened.type('Name', 'Dispensary');
    await opened.press(messages.save);
    await screen.findByText(messages.saving);
    const proceed = vi.fn();
    act(() => void opened.store.set(unsavedPromptAtom, { proceed, leaves: false }));
    expect([proceed.mock.calls.length, opened.store.get(unsavedQuestionAtom)]).toEqual([0, null]);
    return { ...opened, ...answer, proceed };
  };

  it('opens no dialog, and continues once it is saved', async () => {
    const { resolve, proceed, store } = await goOn();
    await act(async () => resolve());
    await waitFor(() => expect(proceed).toHaveBeenCalledOnce());
    expect(store.get(unsavedQuestionAtom)).toBeNull();
  });

  it('opens a dialog if saving failed', async () => {
    const { reject, proceed, store, value } = await goOn();
    await act(async () => reject(new CallError({ kind: 'network' })));
    await waitFor(() => expect(store.get(unsavedQuestionAtom)).not.toBeNull());
    expect([proceed.mock.calls.length, value('Name')]).toEqual([0, 'Dispensary']);
  });

  it('opens a dialog about values typed meanwhile, which remain', async () => {
    const { resolve, proceed, store, value, type } = await goOn();
    await type('Note', 'later');
    await act(async () => resolve());
    await waitFor(() => expect(store.get(unsavedQuestionAtom)).not.toBeNull());
    expect([proceed.mock.calls.length, value('Name'), value('Note')]).toEqual([0, 'Dispensary', 'later']);
  });
});
