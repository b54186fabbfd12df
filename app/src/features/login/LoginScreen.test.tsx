import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppProviders } from '#AppProviders.tsx';
import { defaultConfig } from '#config/config.ts';
import { createServices } from '#createServices.ts';
import type { LoginCalls, LoginOutcome } from '#session/loginCalls.ts';
import { type Session, sessionAtom } from '#session/session.ts';
import { LoginScreen } from './LoginScreen.tsx';
import { messages } from './messages.ts';
import { wayMessages } from './model/wayMessages.ts';

const { pin, reset } = wayMessages;
const user = userEvent.setup();

// Preloads lazy modules, which take longer than a query waits.
beforeAll(() => Promise.all([import('./PinLogin.tsx'), import('./ResetPassword.tsx')]), 60_000);

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(loginCalls: LoginCalls = {}, features = { pinLogin: true, resetPassword: true, olderRegrets: false }) {
  const services = createServices({ config: { ...defaultConfig, features }, loginCalls });
  render(
    <AppProviders services={services}>
      <LoginScreen />
    </AppProviders>,
  );
  return services;
}

const way = (name: string) => screen.findByRole('button', { name });
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);

async function typePin(code = '40417') {
  await user.click(await way(messages.ways.pin));
  await user.type(await field(pin.label), code);
  await user.type(await field(messages.username), 'buyer@1001{Enter}');
}

describe('the login screen', () => {
  it('offers only the password unless the deployment enables another sign-in method', async () => {
    open({}, { pinLogin: false, resetPassword: false, olderRegrets: false });
    await field(messages.password);
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('keeps the user name when the sign-in method changes', async () => {
    open();
    await user.type(await field(messages.username), 'buyer@1001');
    await user.click(await way(messages.ways.pin));
    await vi.waitFor(async () => expect(document.activeElement).toBe(await field(pin.label)));
    expect(await field(messages.username)).toHaveProperty('value', 'buyer@1001');
    await user.click(await way(messages.ways.reset));
    await vi.waitFor(async () => expect(document.activeElement).toBe(await field(reset.password)));
    expect(await field(messages.username)).toHaveProperty('value', 'buyer@1001');
    await user.click(await way(messages.ways.password));
    expect(document.activeElement).toBe(await field(messages.password));
  });
});

const REFUSED = () => Response.json({ resultcode: 2 });
const ELSEWHERE = () =>
  Response.json({ resultcode: 69, apitoken: 'other', staffid: 2, retailerid: 1001, staff: { retailerid: 1001 } });

async function typePassword(username = 'buyer@1001', password = 'Karoo!74') {
  await user.type(await field(messages.username), username);
  await user.type(await field(messages.password), password);
}

describe('a password', () => {
  it('is selected again each time it is rejected', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => REFUSED()),
    );
    open();
    await typePassword();
    for (const _ of [1, 2]) {
      await user.click(screen.getByRole('button', { name: messages.signIn }));
      await screen.findByText(messages.invalid);
      const password = await field(messages.password);
      await vi.waitFor(() => expect(document.activeElement).toBe(password));
      expect([password.selectionStart, password.selectionEnd]).toEqual([0, 8]);
      (await field(messages.username)).focus();
    }
  });

  it('and the user name are cleared on this device if the other device stays signed in', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => ELSEWHERE()),
    );
    open();
    await typePassword();
    await user.keyboard('{Enter}');
    const prompt = await screen.findByRole('alertdialog', { name: messages.otherDeviceTitle });
    await user.click(within(prompt).getByRole('button', { name: 'No' }));
    await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect([(await field(messages.username)).value, (await field(messages.password)).value]).toEqual(['', '']);
    await vi.waitFor(async () => expect(document.activeElement).toBe(await field(messages.username)));
    await user.click(await way(messages.ways.pin));
    expect(await field(messages.username)).toHaveProperty('value', '');
  });
});

describe('the window', () => {
  const widen = (outer: number) =>
    act(() => {
      vi.stubGlobal('outerWidth', outer);
      dispatchEvent(new Event('resize'));
    });

  it('keeps the form when zoomed, however narrow the page becomes', async () => {
    vi.stubGlobal('outerWidth', 1366);
    vi.stubGlobal('innerWidth', 342);
    open();
    expect(await field(messages.username)).toBeDefined();
    expect(screen.queryByText(messages.desktopOnly)).toBeNull();
  });

  it('shows the desktop notice below 1020 px, and keeps the typed text', async () => {
    vi.stubGlobal('outerWidth', 1366);
    open();
    await user.type(await field(messages.username), 'buyer@1001');
    await user.type(await field(messages.password), 'Mort');
    widen(1019);
    expect(screen.getByText(messages.desktopOnly)).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
    widen(1020);
    expect(screen.queryByText(messages.desktopOnly)).toBeNull();
    expect([(await field(messages.username)).value, (await field(messages.password)).value]).toEqual([
      'buyer@1001',
      'Mort',
    ]);
    expect(document.activeElement).toBe(await field(messages.password));
  });
});

describe('a pin code', () => {
  it('signs in with the deployment’s call, once', async () => {
    const answer = {
      kind: 'value',
      value: { staff: {}, apitoken: 'token', apivalidto: null },
    } as unknown as LoginOutcome;
    const verifyPin = vi.fn(async () => answer);
    const services = open({ verifyPin });
    await typePin();
    await vi.waitFor(() => expect((services.store.get(sessionAtom) as Session).token).toBe('token'));
    expect(verifyPin.mock.calls).toEqual([[expect.anything(), { username: 'buyer@1001', pin: '40417' }]]);
  });

  it('is rejected like a password, and stays in its field', async () => {
    open({ verifyPin: async () => ({ kind: 'nothing' }) });
    await typePin();
    await screen.findByText(messages.invalid);
    expect(await field(pin.label)).toHaveProperty('value', '40417');
  });

  it('reports a missing call, and keeps the typed text', async () => {
    const { store } = open();
    await typePin();
    await screen.findByText(pin.notSetUp);
    expect(await field(pin.label)).toHaveProperty('value', '40417');
    expect(store.get(sessionAtom)).toBeNull();
  });

  it('is not sent unless it consists of digits', async () => {
    const verifyPin = vi.fn(async (): Promise<LoginOutcome> => ({ kind: 'nothing' }));
    open({ verifyPin });
    await typePin('4o417');
    await screen.findByText(pin.digits);
    expect(verifyPin).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(await field(pin.label));
  });

  it('cannot be sent while a field is empty', async () => {
    open();
    await user.click(await way(messages.ways.pin));
    await user.type(await field(pin.label), '40417');
    expect(screen.getByRole('button', { name: messages.signIn })).toHaveProperty('disabled', true);
  });
});

describe('a new password', () => {
  async function submitNewPassword(password: string, confirmation: string) {
    await user.click(await way(messages.ways.reset));
    await user.type(await field(reset.password), password);
    await user.type(await field(messages.username), 'buyer@1001');
    await user.type(await field(reset.confirm), `${confirmation}{Enter}`);
  }

  it('is set by the deployment’s call, and returns to the sign-in with the user name', async () => {
    const resetPassword = vi.fn(async () => ({ kind: 'value', value: {} }) as const);
    open({ resetPassword });
    await submitNewPassword('Karoo!74', 'Karoo!74');
    await screen.findByText(reset.done);
    expect(await field(messages.password)).toHaveProperty('value', '');
    expect(await field(messages.username)).toHaveProperty('value', 'buyer@1001');
    expect(resetPassword.mock.calls).toEqual([
      [expect.anything(), { username: 'buyer@1001', password: 'Karoo!74', confirmpassword: 'Karoo!74' }],
    ]);
  });

  it.each([
    ['too weak', 'karoo', 'karoo', reset.weak, reset.password],
    ['confirmed with a different password', 'Karoo!74', 'Karoo!75', reset.different, reset.confirm],
    ['not confirmed', 'Karoo!74', '', wayMessages.required, reset.confirm],
  ])('is not sent if it is %s', async (_, password, confirmation, message, wrong) => {
    const resetPassword = vi.fn(async () => ({ kind: 'value', value: {} }) as const);
    open({ resetPassword });
    await submitNewPassword(password, confirmation);
    await screen.findByText(message);
    await vi.waitFor(async () => expect(document.activeElement).toBe(await field(wrong)));
    expect(resetPassword).not.toHaveBeenCalled();
  });

  it('keeps the typed text if it fails', async () => {
    open({ resetPassword: async () => ({ kind: 'error', code: 2, text: '' }) });
    await submitNewPassword('Karoo!74', 'Karoo!74');
    await screen.findByText('Sorry an error has occurred, error code: 2. Please try again.');
    expect(await field(reset.confirm)).toHaveProperty('value', 'Karoo!74');
  });

  it('reports a missing call, and keeps the typed text', async () => {
    open();
    await submitNewPassword('Karoo!74', 'Karoo!74');
    await screen.findByText(reset.notSetUp);
    expect(await field(reset.password)).toHaveProperty('value', 'Karoo!74');
  });
});
