import styled from '@emotion/styled';
import { vars } from '@renovation-th/shared/theme/tokens';

type NumberedStepsProps = { steps: readonly string[] };

const List = styled('ol')({
  display: 'grid',
  gap: vars.space3,
  maxWidth: vars.measure,
  color: vars.textMuted,
  counterReset: 'step',
  '& li': { position: 'relative', paddingLeft: '1.75rem', lineHeight: 1.5, counterIncrement: 'step' },
  '& li::before': {
    content: 'counter(step)',
    position: 'absolute',
    left: 0,
    color: vars.callback,
    fontWeight: 600,
  },
});

/** What happens, in order. */
export function NumberedSteps({ steps }: NumberedStepsProps) {
  return (
    <List>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </List>
  );
}
