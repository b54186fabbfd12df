import type { StaffMember } from '@mortar/contract';
import { Button, FormErrors, Popup, PopupError } from '@mortar/design-system';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import { object } from 'yup';
import { codeText, getFailure } from '#server/outcome.ts';
import { useSession } from '#session/useSession.ts';
import { type NewPassword, PasswordUnknown, useStaffCalls } from './api/staff.ts';
import { messages } from './messages.ts';
import { passwordSchema } from './model/userForm.ts';
import { PasswordFields } from './PasswordFields.tsx';
import './users.css';

const texts = messages.reset;
const EMPTY: NewPassword = { password: '', confirmpassword: '' };
const schema = object(passwordSchema);

/** Message for a password that was not set; null if the session ended. */
function failedText(error: unknown): string | null {
  if (error instanceof PasswordUnknown) return texts.unknown(codeText(error.cause));
  return getFailure(error).kind === 'expired' ? null : codeText(error);
}

export interface ResetPasswordPopupProps {
  user: StaffMember;
  onSaved(): void;
  onClose(): void;
}

/** 'Reset Password': sets a user's password by the rules of a new one (000 §2, §5). It is not stored. */
export function ResetPasswordPopup({ user, onSaved, onClose }: ResetPasswordPopupProps) {
  const { resetPassword } = useStaffCalls();
  const own = useSession().staff.username;
  const [error, setError] = useState<string | null>(null);
  const save = async (typed: NewPassword) => {
    setError(null);
    try {
      await resetPassword(user.staffid, typed);
    } catch (failure) {
      return setError(failedText(failure));
    }
    onSaved();
  };
  return (
    <Formik initialValues={EMPTY} validationSchema={schema} onSubmit={save}>
      {({ isSubmitting, submitForm }) => (
        <Popup
          open
          title={texts.title}
          description={texts.about(user.username)}
          size="sm"
          closable={!isSubmitting}
          onClose={onClose}
          footer={
            <>
              <Button variant="outline" keyHint="Esc" disabled={isSubmitting} onClick={onClose}>
                {texts.cancel}
              </Button>
              <Button busy={isSubmitting} keyHint="↵" onClick={() => void submitForm()}>
                {texts.save}
              </Button>
            </>
          }
        >
          <Form className="new-password" noValidate>
            <FormErrors />
            <p>{user.username === own ? texts.noteOwn : texts.note(user.username)}</p>
            <PasswordFields />
            <PopupError {...(error !== null && { error })} />
          </Form>
        </Popup>
      )}
    </Formik>
  );
}
