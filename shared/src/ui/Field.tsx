import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { vars } from '../theme/tokens';
import { Icon } from './Icon';
import { errorIcon } from './icon-shapes';

/** Props that connect a control to its label, hint and error. */
type ControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type FieldProps = {
  /** Id of the control. */
  id: string;
  label: ReactNode;
  hint?: string;
  /** Error message, or null. This prop is required, so that no form forgets it. */
  error: string | null;
  children: (control: ControlProps) => ReactNode;
};

const Box = styled('div')({
  display: 'grid',
  gap: '.375rem',
  alignContent: 'start',
  '& > label': { fontWeight: 600, fontSize: '1rem', lineHeight: 1.4 },
  // The error border extends into the gutter, so that the field remains aligned with its neighbours.
  '&[data-invalid]': {
    marginLeft: '-1rem',
    paddingLeft: 'calc(1rem - 4px)',
    borderLeft: `4px solid ${vars.error}`,
  },
});

/** Small muted text for the hint of a field. */
export const FieldHint = styled('p')({ color: vars.textMuted, fontSize: vars.textS, lineHeight: 1.4 });

const ErrorText = styled('p')({
  display: 'flex',
  gap: '.5rem',
  maxWidth: 'none',
  color: vars.error,
  fontWeight: 600,
  fontSize: vars.textS,
  lineHeight: 1.45,
});

/** A form field with label, hint, control and error. */
export function Field({ id, label, hint, error, children }: FieldProps) {
  const hintId = hint && `${id}-aide`;
  const errorId = error === null ? undefined : `${id}-erreur`;
  const described = [hintId, errorId].filter(Boolean).join(' ');

  return (
    <Box data-invalid={error === null ? undefined : ''}>
      <label htmlFor={id}>{label}</label>
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error === null ? undefined : true,
      })}
      {error !== null && <FieldError id={`${id}-erreur`}>{error}</FieldError>}
    </Box>
  );
}

type FieldErrorProps = { id: string; children: string };

/** The error of a field. Reference its id in the control's `aria-describedby`. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <ErrorText id={id}>
      <Icon shape={errorIcon} />
      <span>{children}</span>
    </ErrorText>
  );
}
