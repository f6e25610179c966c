import styled from '@emotion/styled';
import { useIdentity } from '@renovation-th/shared/kernel';
import {
  byAppointmentWords,
  dayNames,
  nameDays,
  nameHours,
} from '@renovation-th/shared/identity/opening-hours';
import { vars } from '@renovation-th/shared/theme/tokens';
import { useParisNow } from '../booking/use-paris-now';
import { identityContent as content } from '../content/identity-content';
import { openingAt, weekdayName, type Opening } from './opening-at';

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th': { padding: '.25rem 0', textAlign: 'left', fontWeight: 400, overflowWrap: 'anywhere' },
  '& td': { padding: '.25rem 0', textAlign: 'right' },
  '& [aria-current] > *': { fontWeight: 600 },
});

/** The week, with today marked once the page is alive. */
export function OpeningHours() {
  const { openingHours, byAppointment } = useIdentity();
  const now = useParisNow();
  const today = now && weekdayName(now.day);
  const rows = [
    ...openingHours.map((opening) => ({ days: opening.days, hours: nameHours(opening) })),
    ...(byAppointment.length > 0 ? [{ days: byAppointment, hours: byAppointmentWords }] : []),
  ];

  return (
    <Table>
      <tbody>
        {rows.map(({ days, hours }) => {
          const isToday = today !== null && days.includes(today);
          return (
            <tr key={days.join()} aria-current={isToday ? 'date' : undefined}>
              <th scope="row">
                {nameDays(days)}
                {isToday && content.today}
              </th>
              <td>{hours}</td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

const Words = styled('p')({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space2,
  // Its line is there before the hour is known.
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

/** Whether someone answers now, on the craftsman's clock. */
export function OpenNow() {
  const identity = useIdentity();
  const now = useParisNow();
  if (!now) return <Words />;

  const opening = openingAt(identity, now);
  return <Words data-open={opening.isOpen ? '' : undefined}>{openingInWords(opening)}</Words>;
}

function openingInWords(opening: Opening): string {
  if (opening.isOpen) return content.openUntil(opening.closes);
  if (!opening.opens) return content.closed;
  const { inDays, weekday, time } = opening.opens;
  const when = inDays === 0 ? content.laterToday : inDays === 1 ? content.tomorrow : dayNames[weekday];
  return content.closedUntil(when, time);
}
