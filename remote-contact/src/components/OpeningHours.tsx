import styled from '@emotion/styled';
import { useContact } from '@renovation-th/shared/kernel';
import { nameDays, openingLines } from '@renovation-th/shared/identity/opening-hours';
import { weekdayName } from '@renovation-th/shared/forms/paris-time';
import { closedSentence, nearClosure } from '@renovation-th/shared/promises/closures';
import { useParisNow } from '../booking/use-paris-now';
import { identityContent as content } from '../content/identity-content';

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th': { padding: '.25rem 0', textAlign: 'left', fontWeight: 400, overflowWrap: 'anywhere' },
  '& td': { padding: '.25rem 0', textAlign: 'right' },
  '& td[colspan]': { textAlign: 'left', fontWeight: 600 },
  '& [aria-current] > *': { fontWeight: 600 },
});

/** The week, with today marked once the page is alive. */
export default function OpeningHours() {
  const now = useParisNow();
  const contact = useContact();
  const closure = nearClosure(contact);
  const isToTell = closure && (!now || now.day <= closure.to);
  const today = now && weekdayName(now.day);

  return (
    <Table>
      <tbody>
        {openingLines(contact).map(({ days, hours }) => {
          const isToday = today !== null && days.includes(today);
          return (
            <tr key={days.join()} aria-current={isToday ? 'date' : undefined}>
              <th scope="row">
                <span>{nameDays(days)}</span>
                {isToday && <span>{content.today}</span>}
              </th>
              <td>
                {hours.map((text) => (
                  <div key={text}>{text}</div>
                ))}
              </td>
            </tr>
          );
        })}
        {isToTell && (
          <tr>
            <td colSpan={2}>{closedSentence(closure)}</td>
          </tr>
        )}
      </tbody>
    </Table>
  );
}
