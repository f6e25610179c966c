import styled from '@emotion/styled';
import { vars } from '@renovation-th/shared/theme/tokens';
import { ButtonLink } from '@renovation-th/shared/ui/Button';
import { CallLink } from '@renovation-th/shared/ui/CallLink';
import { Actions } from '@renovation-th/shared/ui/layout';
import { townFilter } from '../content/town-filter';

const Way = styled('div')({
  display: 'grid',
  gap: vars.space4,
  '& p': { color: vars.textMuted },
});

/** Replaces the list when the filter finds no town, and offers the contact page. */
export function NoTown() {
  const { heading, text, quote } = townFilter.nothing;

  return (
    <Way>
      <h2>{heading}</h2>
      <p>{text}</p>
      <Actions>
        <ButtonLink look="quote" href="/contact">
          {quote}
        </ButtonLink>
        <CallLink />
      </Actions>
    </Way>
  );
}
