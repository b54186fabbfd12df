import { appAt } from '@mortar/storybook/application';
import preview from '@mortar/storybook/preview';
import { getLoaded, type StoryBackendContext, withBackend } from '@mortar/storybook/storyBackend';
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { messages as sessionMessages } from '#session/messages.ts';
import { asPage } from '#stories/page.ts';
import { expectVisible, popup, press } from '#stories/steps.ts';
import { messages } from './messages.ts';
import { wayMessages } from './model/wayMessages.ts';

const meta = preview.meta({
  title: 'Screens/Login',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:login'],
  parameters: { layout: 'fullscreen', a11y: asPage, backend: { signedIn: false } },
  render: appAt('/Login'),
});

async function fillIn(password = 'Mortar@2026') {
  await userEvent.type(await screen.findByLabelText(messages.username), 'buyer@1001');
  await userEvent.type(screen.getByLabelText(messages.password), password);
}

async function signIn(password?: string) {
  await fillIn(password);
  await userEvent.keyboard('{Enter}');
}

export const Empty = meta.story({
  name: 'empty',
  play: async () => {
    await expect(await screen.findByRole('button', { name: messages.signIn })).toBeDisabled();
    // Repeats the initial focus, in case Storybook had not shown the story yet.
    screen.getByLabelText(messages.username).focus();
  },
});

export const Filled = meta.story({
  name: 'filled',
  play: async () => {
    await fillIn();
    await expect(screen.getByRole('button', { name: messages.signIn })).toBeEnabled();
    await expect(screen.getByLabelText(messages.password)).toHaveAttribute('type', 'password');
  },
});

export const PasswordShown = meta.story({
  name: 'password shown',
  play: async () => {
    await fillIn();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Show Password' }));
    await expect(screen.getByLabelText(messages.password)).toHaveAttribute('type', 'text');
    await expect(screen.getByLabelText(messages.password)).toHaveValue('Mortar@2026');
  },
});

export const SigningIn = meta.story({
  name: 'signing in',
  parameters: { backend: { signedIn: false, faults: [{ call: 'login', kind: 'never' }] } },
  play: async () => {
    await signIn();
    await expect(screen.getByRole('button', { name: messages.signIn })).toHaveAttribute('aria-busy', 'true');
  },
});

export const InvalidCredentials = meta.story({
  name: 'invalid credentials',
  play: async () => {
    await signIn('wrong');
    await expect(await screen.findByText(messages.invalid)).toBeVisible();
    await expect(screen.getByLabelText(messages.username)).toHaveValue('buyer@1001');
  },
});

export const ErrorCode = meta.story({
  name: 'error code',
  parameters: { backend: { signedIn: false, faults: [{ call: 'login', kind: 'code', code: 2 }] } },
  play: async () => {
    await signIn();
    await expectVisible(messages.invalid);
  },
});

export const NetworkFailure = meta.story({
  name: 'network failure',
  parameters: { backend: { signedIn: false, faults: [{ call: 'login', kind: 'cut' }] } },
  play: async () => {
    await signIn();
    await expectVisible('Sorry an unexpected error has occurred. Please try again');
    await expect(screen.getByLabelText(messages.password)).toHaveValue('Mortar@2026');
  },
});

const onOtherDevice = { backend: { signedIn: false, signedInElsewhere: true } };

export const OtherDevicePrompt = meta.story({
  name: 'other-device prompt',
  parameters: onOtherDevice,
  play: async () => {
    await signIn();
    await expectVisible(messages.otherDevice, await popup(messages.otherDeviceTitle));
  },
});

/** Answering No clears the form and focuses the username. */
export const OtherDeviceKept = meta.story({
  name: 'other device kept',
  parameters: onOtherDevice,
  play: async () => {
    await signIn();
    await press('No', await popup(messages.otherDeviceTitle));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    const username = screen.getByLabelText(messages.username);
    await expect(username).toHaveValue('');
    await expect(screen.getByLabelText(messages.password)).toHaveValue('');
    await waitFor(() => expect(username).toHaveFocus());
  },
});

export const SigningOutTheOtherDevice = meta.story({
  name: 'signing out the other device',
  parameters: { backend: { ...onOtherDevice.backend, faults: [{ call: 'logout', kind: 'never' }] } },
  play: async () => {
    await signIn();
    const prompt = await popup(messages.otherDeviceTitle);
    await press('Yes', prompt);
    await expectVisible(messages.signingOutOther, prompt);
  },
});

export const SessionExpiredMessage = meta.story({
  name: 'session expired message',
  parameters: { backend: { signedIn: true, faults: [{ call: 'getSettings', kind: 'code', code: 4 }] } },
  render: appAt('/Dashboard'),
  play: async () => {
    await expectVisible('Your session has expired. Please login again.');
    await expect(screen.getByLabelText(messages.username)).toHaveValue('');
  },
});

/** Login after a session that ended without a confirmed sign-out. */
const notice = (text: string) => ({
  parameters: { backend: { signedIn: true } },
  render: appAt('/Dashboard'),
  play: async (context: Pick<StoryBackendContext, 'loaded'>) => {
    const { services } = getLoaded(context);
    await screen.findByRole('heading', { name: /^Hello/ });
    services.endSession('signed out', text);
    await expectVisible(text);
    await waitFor(() => expect(screen.getByLabelText(messages.username)).toHaveFocus());
  },
});

export const SignedInElsewhere = meta.story({
  name: 'signed in elsewhere message',
  ...notice(sessionMessages.signedInElsewhere),
});

export const SignedOutInAnotherTab = meta.story({
  name: 'signed out in another tab message',
  ...notice(sessionMessages.signedOutInOtherTab),
});

export const SignedOutWithoutAnswer = meta.story({
  name: 'signed out without an answer message',
  ...notice(sessionMessages.signedOutUnconfirmed),
});

/** Fakes a narrow window, so that the screenshot is the same at every width. */
function narrowWindow() {
  spyOn(window, 'outerWidth', 'get').mockReturnValue(1019);
}

export const Below1020 = meta.story({
  name: 'below 1020 px',
  beforeEach: narrowWindow,
  play: async () => {
    await expectVisible(messages.desktopOnly);
  },
});

/** Deployment with all sign-in methods; two have no call (ruling 4). */
const everyWay = { backend: { signedIn: false, features: { pinLogin: true, resetPassword: true } } };
const { pin, reset } = wayMessages;

export const PinCode = meta.story({
  name: 'pin code',
  parameters: everyWay,
  play: async () => {
    await press(messages.ways.pin);
    await userEvent.type(await screen.findByLabelText(pin.label), '40417');
    await userEvent.type(screen.getByLabelText(messages.username), 'buyer@1001');
    await expect(screen.getByLabelText(pin.label)).toHaveAttribute('type', 'password');
    await expect(screen.getByRole('button', { name: messages.signIn })).toBeEnabled();
  },
});

export const PinCodeNotSetUp = meta.story({
  name: 'pin code without a call',
  parameters: everyWay,
  play: async () => {
    await press(messages.ways.pin);
    await userEvent.type(await screen.findByLabelText(pin.label), '40417');
    await userEvent.type(screen.getByLabelText(messages.username), 'buyer@1001{Enter}');
    await expectVisible(pin.notSetUp);
    await expect(screen.getByLabelText(pin.label)).toHaveValue('40417');
  },
});

export const ResetPassword = meta.story({
  name: 'reset password',
  parameters: everyWay,
  play: async () => {
    await press(messages.ways.reset);
    await expect(await screen.findByRole('heading', { name: messages.ways.reset })).toBeVisible();
    await expect(await screen.findByLabelText(reset.password)).toHaveAttribute('autocomplete', 'new-password');
  },
});

export const ResetPasswordWrong = meta.story({
  name: 'reset password with errors',
  parameters: everyWay,
  play: async () => {
    await press(messages.ways.reset);
    await userEvent.type(await screen.findByLabelText(reset.password), 'karoo');
    await userEvent.type(screen.getByLabelText(reset.confirm), 'karo{Enter}');
    await expectVisible(reset.weak);
    await expectVisible(reset.different);
    await expectVisible(wayMessages.required);
    await expect(screen.getByLabelText(messages.username)).toHaveFocus();
  },
});
