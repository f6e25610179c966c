import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { vars } from '../theme/tokens';
import { Icon } from './Icon';
import { errorIcon } from './icon-shapes';

/** What the control inside a field must carry, so that its label, hint and error are told with it. */
export type ControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type FieldProps = {
  /** Of the control; unique on the page. */
  id: string;
  label: ReactNode;
  hint?: string;
  /** What is wrong with it, or null. Required, so that no form forgets to say. */
  error: string | null;
  children: (control: ControlProps) => ReactNode;
};

const Box = styled('div')({
  display: 'grid',
  gap: '.375rem',
  alignContent: 'start',
  '& > label': { fontWeight: 600, fontSize: '1rem', lineHeight: 1.4 },
  // Hangs in the gutter: the field stays aligned with its neighbours.
  '&[data-invalid]': {
    marginLeft: '-1rem',
    paddingLeft: 'calc(1rem - 4px)',
    borderLeft: `4px solid ${vars.error}`,
  },
});

/** Smaller words between a label and its field. */
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

/** One question of a form: label, hint, control, and what is wrong with the answer. */
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

/** What is wrong with a field; point the control's `aria-describedby` at it. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <ErrorText id={id}>
      <Icon shape={errorIcon} />
      <span>{children}</span>
    </ErrorText>
  );
}
