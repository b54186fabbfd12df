import { Button, FormErrors, FormPasswordField } from '@mortar/design-system';
import { Form, Formik } from 'formik';
import { object, string } from 'yup';
import type { PinCredentials } from '#session/loginCalls.ts';
import { LoginProblem } from './LoginProblem.tsx';
import { messages } from './messages.ts';
import { wayMessages } from './model/wayMessages.ts';
import { UsernameField } from './UsernameField.tsx';
import './login.css';

const texts = wayMessages.pin;
const schema = object({
  username: string().trim().required(wayMessages.required),
  pin: string().required(wayMessages.required).matches(/^\d+$/, texts.digits),
});

export interface PinFormProps {
  /** Initial value. */
  username: string;
  /** Login error. Input stays. */
  error: string | null;
  /** True while signing in or while the other-device prompt is open. */
  busy: boolean;
  onSubmit(credentials: PinCredentials): void;
}

/** Shows the pin code variant of Login (000 §2; ruling 4). */
export function PinForm({ username, error, busy, onSubmit }: PinFormProps) {
  const submit = (typed: PinCredentials) => {
    if (!busy) onSubmit({ ...typed, username: typed.username.trim() });
  };
  return (
    <Formik initialValues={{ username, pin: '' }} validationSchema={schema} onSubmit={submit}>
      {({ values }) => (
        <Form className="login-form" noValidate aria-label={messages.ways.pin}>
          <FormErrors />
          <UsernameField known={username} />
          <FormPasswordField
            label={texts.label}
            name="pin"
            autoComplete="off"
            inputMode="numeric"
            toggleLabel={texts.show}
            autoFocus={username !== ''}
          />
          <LoginProblem text={error} />
          <Button type="submit" disabled={values.username.trim() === '' || values.pin === ''} busy={busy} keyHint="↵">
            {messages.signIn}
          </Button>
        </Form>
      )}
    </Formik>
  );
}
