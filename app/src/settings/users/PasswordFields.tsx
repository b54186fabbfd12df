import { keepsPasswordRule, PASSWORD_RULE, PASSWORD_RULES } from '@mortar/contract';
import { FormPasswordField, VisuallyHidden } from '@mortar/design-system';
import { useField } from 'formik';
import { Circle, CircleCheck } from 'lucide-react';
import { messages } from './messages.ts';
import './users.css';

const { labels, password: texts } = messages;
const RULES = texts.rule(PASSWORD_RULE.signs);

/** Fields of a new password and its confirmation, with five rules checked while typing (000 §5). */
export function PasswordFields() {
  const [{ value }] = useField<string>('password');
  return (
    <>
      <FormPasswordField name="password" label={labels.password} autoComplete="new-password" />
      <section className="password-rules" aria-label={texts.rules}>
        <p>{texts.rules}</p>
        <ul>
          {PASSWORD_RULES.map((rule) => {
            const isSatisfied = keepsPasswordRule(value, rule);
            const Icon = isSatisfied ? CircleCheck : Circle;
            return (
              <li key={rule} data-retained={isSatisfied || undefined}>
                <Icon size={16} aria-hidden="true" />
                <span>{RULES[rule]}</span>
                <VisuallyHidden>{isSatisfied ? texts.retained : texts.missing}</VisuallyHidden>
              </li>
            );
          })}
        </ul>
      </section>
      <FormPasswordField
        name="confirmpassword"
        label={labels.confirmpassword}
        autoComplete="new-password"
        showToggle={false}
      />
    </>
  );
}
