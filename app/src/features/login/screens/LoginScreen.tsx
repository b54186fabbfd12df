import { ConfirmPopup, Logo, useBelow } from '@mortar/design-system';
import { brandInfo } from '@mortar/themes';
import { useAtomValue } from 'jotai';
import { useServices } from '../../../services.tsx';
import { loginNoticeAtom } from '../../../session/session.ts';
import { MessagePage } from '../../../shell/components/MessagePage.tsx';
import { LoginForm } from '../components/LoginForm.tsx';
import { messages } from '../messages.ts';
import { useLogin } from '../model/useLogin.ts';
import './login.css';

/** Below this width the product asks for a desktop (000 §9). */
const DESKTOP_FROM = 1020;

export function LoginScreen() {
  const { config } = useServices();
  const notice = useAtomValue(loginNoticeAtom);
  const { state, signIn, takeOver, stay } = useLogin();
  const brand = brandInfo[config.brand];
  if (useBelow(DESKTOP_FROM)) return <MessagePage title={brand.productName} text={messages.desktopOnly} />;
  return (
    <main className="login">
      <section className="login-panel" aria-labelledby="login-title">
        <Logo brand={config.brand} kind="wordmark" surface="page" />
        <h1 id="login-title">{messages.title}</h1>
        <LoginForm
          error={state.at === 'form' ? (state.error ?? notice) : null}
          busy={state.at !== 'form'}
          onSubmit={(credentials) => void signIn(credentials)}
        />
        <p className="login-version">
          {brand.productName} {config.version}
        </p>
      </section>
      <ConfirmPopup
        open={state.at === 'other device' || state.at === 'signing out other'}
        title={messages.otherDeviceTitle}
        message={state.at === 'signing out other' ? messages.signingOutOther : messages.otherDevice}
        busy={state.at === 'signing out other'}
        onConfirm={() => void takeOver()}
        onCancel={stay}
      />
    </main>
  );
}
