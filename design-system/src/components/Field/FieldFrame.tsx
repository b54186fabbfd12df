import { Field } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { FieldProps } from './fieldProps.ts';

type FrameProps = Pick<FieldProps, 'label' | 'error' | 'hint' | 'disabled' | 'readOnly' | 'hideLabel'>;

/** Label above, help or error below, tied to the control by Ark. A control inside finds its ids by context. */
export const FieldFrame = (props: FrameProps & { children: ReactNode; below?: ReactNode }) => {
  const { label, error, hint, disabled = false, readOnly = false, hideLabel, children, below } = props;
  return (
    <Field.Root invalid={Boolean(error)} disabled={disabled} readOnly={readOnly}>
      <Field.Label>{hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}</Field.Label>
      {children}
      {hint && !error && <Field.HelperText>{hint}</Field.HelperText>}
      {error && (
        <Field.ErrorText>
          <CircleAlert size={16} aria-hidden="true" />
          <span>{error}</span>
        </Field.ErrorText>
      )}
      {below}
    </Field.Root>
  );
};
