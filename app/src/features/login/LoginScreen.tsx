import { Logo, useBelow } from '@mortar/design-system';
import { brandInfo } from '@mortar/themes';
import { useAtomValue } from 'jotai';
import { type FormEvent, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { lazyPart } from '#parts/lazyPart.tsx';
import { PartBoundary } from '#parts/PartBoundary.tsx';
import { useServices } from '#session/services.ts';
import { loginNoticeAtom } from '#session/session.ts';
import { MessagePage } from '#shell/frame/MessagePage.tsx';
import { verify } from './api/login.ts';
import { EntrancePicture } from './EntrancePicture.tsx';
import { LoginForm } from './LoginForm.tsx';
import { messages } from './messages.ts';
import { useLogin } from './useLogin.ts';
import { type Way, WaysIn } from './WaysIn.tsx';
import './entrance.css';
import './login.css';
import { messages as navigationMessages } from '#shell/navigation/messages.ts';

// Dialogs and form libraries load on demand, to keep the first page small.
const OtherDevicePrompt = lazyPart(() => import('./OtherDevicePrompt.tsx'), 'OtherDevicePrompt');
const PinLogin = lazyPart(() => import('./PinLogin.tsx'), 'PinLogin');
const ResetPassword = lazyPart(() => import('./ResetPassword.tsx'), 'ResetPassword');

/** Window width in px, ignoring zoom, below which the user is asked for a desktop (000 §9, ruling 27). */
const MIN_DESKTOP_WIDTH = 1020;

const TITLES: Record<Way, string> = { password: messages.title, pin: messages.title, reset: messages.ways.reset };

/** Restores focus to the field that had it before the form was hidden. */
function useFocusRestore(hidden: boolean): void {
  const before = useRef<Element | null>(null);
  useLayoutEffect(
    function restoreFocus() {
      if (hidden) before.current = document.activeElement;
      else if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
    },
    [hidden],
  );
}

export function LoginScreen() {
  const { config, client } = useServices();
  const notice = useAtomValue(loginNoticeAtom);
  const { state, signIn, takeOver, stay } = useLogin();
  const [{ way, username, turn }, setPlace] = useState({ way: 'password' as Way, username: '', turn: 0 });
  const panel = useRef<HTMLElement>(null);
  /** Username shared by all forms. */
  const typed = useRef('');
  const [prompted, setPrompted] = useState(false);
  const brand = brandInfo[config.brand];
  useEffect(
    function namePage() {
      document.title = navigationMessages.documentTitle(TITLES[way], brand.documentTitle);
    },
    [way, brand.documentTitle],
  );
  const narrow = useBelow(MIN_DESKTOP_WIDTH);
  useFocusRestore(narrow);
  const error = state.at === 'form' ? (state.error ?? notice) : null;
  const refused = state.at === 'form' && state.error !== null;
  const busy = state.at !== 'form';
  const isPrompting = state.at === 'other device' || state.at === 'signing out other';
  // Stays mounted, so that closing it returns focus.
  if (isPrompting && !prompted) setPrompted(true);
  const remember = ({ target }: FormEvent) => {
    if (target instanceof HTMLInputElement && target.name === 'username') typed.current = target.value;
  };
  const go = (next: Way) => {
    if (busy) return;
    stay();
    // Keeps the current form until the next one has loaded.
    startTransition(() => setPlace({ way: next, username: typed.current.trim(), turn }));
  };
  /** The other device stays signed in, so no name or secret remains here (000 §4, login). */
  const reset = () => {
    stay();
    typed.current = '';
    setPlace({ way, username: '', turn: turn + 1 });
  };
  return (
    <>
      {narrow && <MessagePage title={brand.productName} text={messages.desktopOnly} />}
      {/* Stays mounted behind the message: a wider window shows it again with its input (ruling 27). */}
      <main className="login-page" hidden={narrow}>
        <div className="login">
          <EntrancePicture brand={config.brand} name={brand.productName} />
          <section ref={panel} className="login-panel" aria-labelledby="login-title" onChange={remember}>
            <Logo brand={config.brand} kind="wordmark" surface="page" />
            <h1 id="login-title">{TITLES[way]}</h1>
            <PartBoundary onFail={() => setPlace({ way: 'password', username: typed.current.trim(), turn })}>
              {way === 'password' && (
                <LoginForm
                  key={turn}
                  refused={refused}
                  username={username}
                  error={error}
                  busy={busy}
                  onSubmit={(given) => void signIn({ username: given.username, verify: () => verify(client, given) })}
                />
              )}
              {way === 'pin' && (
                <PinLogin
                  key={turn}
                  username={username}
                  error={error}
                  busy={busy}
                  onSignIn={(as, verifyPin) => void signIn({ username: as, verify: verifyPin })}
                />
              )}
              {way === 'reset' && <ResetPassword username={username} onDone={() => go('password')} />}
            </PartBoundary>
            <WaysIn way={way} features={config.features} onChoose={go} />
            <p className="login-version">
              {brand.productName} {config.version}
            </p>
          </section>
          <PartBoundary
            onFail={() => {
              setPrompted(false);
              reset();
            }}
          >
            {prompted && (
              <OtherDevicePrompt
                open={isPrompting}
                busy={state.at === 'signing out other'}
                onConfirm={() => void takeOver()}
                onCancel={reset}
                returnFocusTo={() =>
                  refused ? null : (panel.current?.querySelector<HTMLElement>('[name=username]') ?? null)
                }
              />
            )}
          </PartBoundary>
        </div>
      </main>
    </>
  );
}
