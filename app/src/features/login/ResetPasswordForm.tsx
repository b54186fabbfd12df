import { isStrongPassword } from '@mortar/contract';
import { Button, FormErrors, FormPasswordField } from '@mortar/design-system';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import { object, ref, string } from 'yup';
import type { NewPassword } from '#session/loginCalls.ts';
import { LoginProblem } from './LoginProblem.tsx';
import { messages } from './messages.ts';
import { wayMessages } from './model/wayMessages.ts';
import { UsernameField } from './UsernameField.tsx';
import './login.css';

const texts = wayMessages.reset;
const { required } = wayMessages;
const schema = object({
  username: string().trim().required(required),
  password: string()
    .required(required)
    .test('strong', texts.weak, (password) => isStrongPassword(password)),
  confirmpassword: string()
    .required(required)
    .oneOf([ref('password')], texts.different),
});

export interface ResetPasswordFormProps {
  /** Initial value. */
  username: string;
  /** Resolves to an error message or null. Input stays after an error. */
  onSubmit(requested: NewPassword): Promise<string | null>;
}

/** Sets a new password for a user who cannot sign in (000 §2, §5; ruling 4). */
export function ResetPasswordForm({ username, onSubmit }: ResetPasswordFormProps) {
  const [error, setError] = useState<string | null>(null);
  const submit = async (typed: NewPassword) => {
    setError(null);
    setError(await onSubmit({ ...typed, username: typed.username.trim() }));
  };
  return (
    <Formik initialValues={{ username, password: '', confirmpassword: '' }} validationSchema={schema} onSubmit={submit}>
      {({ isSubmitting }) => (
        <Form className="login-form" noValidate aria-label={messages.ways.reset}>
          <FormErrors />
          <UsernameField known={username} />
          <FormPasswordField
            label={texts.password}
            name="password"
            autoComplete="new-password"
            autoFocus={username !== ''}
          />
          <FormPasswordField
            label={texts.confirm}
            name="confirmpassword"
            autoComplete="new-password"
            showToggle={false}
          />
          <LoginProblem text={error} />
          <Button type="submit" busy={isSubmitting} keyHint="↵">
            {texts.submit}
          </Button>
        </Form>
      )}
    </Formik>
  );
}
