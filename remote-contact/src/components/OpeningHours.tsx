import styled from '@emotion/styled';
import { useIdentity } from '@renovation-th/shared/kernel';
import { openingLines } from '@renovation-th/shared/identity/opening-hours';
import { closedSentence, nearClosure, untilLastDay } from '@renovation-th/shared/promises/closures';

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th': { padding: '.25rem 0', textAlign: 'left', fontWeight: 400, overflowWrap: 'anywhere' },
  '& td': { padding: '.25rem 0', textAlign: 'right' },
  '& td[colspan]': { textAlign: 'left', fontWeight: 600 },
});

/** The opening hours of a week, and the next closure. */
export function OpeningHours() {
  const identity = useIdentity();
  const closure = nearClosure(identity);

  return (
    <Table>
      <tbody>
        {openingLines(identity).map(({ name, hours }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              {hours.map((text) => (
                <div key={text}>{text}</div>
              ))}
            </td>
          </tr>
        ))}
        {closure && (
          <tr {...untilLastDay(closure)}>
            <td colSpan={2}>{closedSentence(closure)}</td>
          </tr>
        )}
      </tbody>
    </Table>
  );
}
