import styled from '@emotion/styled';
import { useIdentity } from '@renovation-th/shared/kernel';
import { inPrint } from '@renovation-th/shared/theme/media';
import { vars } from '@renovation-th/shared/theme/tokens';
import { withdrawalForm as content } from '../content/withdrawal-page';

const Sheet = styled('section')({
  display: 'grid',
  gap: vars.space5,
  alignSelf: 'start',
  padding: 'clamp(1.25rem, 1rem + 2vw, 2.5rem)',
  border: `1px solid ${vars.lineStrong}`,
  backgroundColor: vars.surface,
  overflowWrap: 'anywhere',
  '& h2': { fontSize: vars.textH3 },
  [inPrint]: { breakAfter: 'page', gap: vars.space4, paddingBlock: vars.space5, paddingInline: 0, border: 0 },
});

/** Label with a line to write on. */
const Field = styled('p')({
  maxWidth: 'none',
  paddingBottom: '2rem',
  borderBottom: `1px solid ${vars.lineStrong}`,
  [inPrint]: { paddingBottom: '1.2cm' },
});

/** The standard withdrawal form, to fill in by hand. */
export function WithdrawalSheet() {
  const { title, when, to, declaration, fields, note } = content;

  return (
    <Sheet aria-labelledby="formulaire">
      <h2 id="formulaire">{title}</h2>
      <p>{when}</p>
      <p>{to(useIdentity())}</p>
      <Field>{declaration}</Field>
      {fields.map((field) => (
        <Field key={field}>{field}</Field>
      ))}
      <p>{note}</p>
    </Sheet>
  );
}
