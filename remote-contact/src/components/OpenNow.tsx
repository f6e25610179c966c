import styled from '@emotion/styled';
import { useContact } from '@renovation-th/shared/kernel';
import { dayNames } from '@renovation-th/shared/identity/week';
import { shortFrenchDate, weekdayName } from '@renovation-th/shared/forms/paris-time';
import { vars } from '@renovation-th/shared/theme/tokens';
import { useParisNow } from '../booking/use-paris-now';
import { identityContent as content } from '../content/identity-content';
import { openingAt, type Opening } from './opening-at';

const Words = styled('p')({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space2,
  // Reserves the height of one line before hydration.
  minHeight: '1.5em',
  fontWeight: 600,
  fontSize: vars.textS,
  color: vars.textMuted,
  '&[data-open]': { color: vars.success },
  '&[data-open]::before': {
    content: '""',
    width: '.5rem',
    height: '.5rem',
    borderRadius: '50%',
    backgroundColor: 'currentColor',
  },
});

export default function OpenNow() {
  const contact = useContact();
  const now = useParisNow();
  if (!now) return <Words />;

  const opening = openingAt(contact, now);
  return <Words data-open={opening.isOpen ? '' : undefined}>{openingInWords(opening)}</Words>;
}

function openingInWords(opening: Opening): string {
  if (opening.isOpen) return content.openUntil(opening.closes);
  if (!opening.opens) return content.closed;
  const { day, inDays, time } = opening.opens;
  if (inDays === 0) return content.closedUntil(content.laterToday, time);
  if (inDays === 1) return content.closedUntil(content.tomorrow, time);
  const when = inDays < 7 ? dayNames[weekdayName(day)] : content.onDay(shortFrenchDate(day));
  return content.closedUntil(when, time);
}
