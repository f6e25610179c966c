import styled from '@emotion/styled';
import { useIdentity } from '@renovation-th/shared/kernel';
import { rateSentences } from '@renovation-th/shared/promises/quote-rules';
import { taxLetters } from '@renovation-th/shared/promises/vat';
import { vars } from '@renovation-th/shared/theme/tokens';
import { from, onPhone } from '@renovation-th/shared/theme/media';
import { terms, type TermsRow } from '../content/terms';

const Block = styled('div')({ display: 'grid', gap: vars.space4 });

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  lineHeight: 1.45,
  '& caption': {
    paddingBottom: vars.space3,
    textAlign: 'left',
    fontWeight: 600,
    fontSize: vars.textS,
    color: vars.textMuted,
  },
  '& th, & td': { padding: 0, textAlign: 'left', verticalAlign: 'baseline' },
  '& tbody th': { fontWeight: 600 },
  [from.medium]: {
    '& th, & td': { padding: `${vars.space4} ${vars.space5} ${vars.space4} 0` },
    '& thead th': { paddingBlock: vars.space2, fontSize: vars.textS, color: vars.textMuted },
    '& tbody tr': { borderBlock: `1px solid ${vars.line}` },
  },
  // A narrow screen has no room for three columns, so each row becomes a small list with its column headings.
  [onPhone]: {
    '& thead': { display: 'none' },
    '& tr, & th, & td': { display: 'block' },
    '& tbody tr': { paddingBlock: vars.space4, borderTop: `1px solid ${vars.line}` },
    '& tbody tr:last-of-type': { borderBottom: `1px solid ${vars.line}` },
    '& tbody td': {
      display: 'grid',
      gridTemplateColumns: '2fr 3fr',
      alignItems: 'baseline',
      columnGap: vars.space4,
      paddingTop: vars.space1,
    },
    '& td::before': { content: 'attr(data-label)', color: vars.textMuted, fontSize: vars.textS },
  },
});

const Note = styled('p')({ fontSize: vars.textS, color: vars.textMuted });

/** Table of prices for quotes and travel, by area. */
export function TermsTable() {
  const { caption, columns, rows, note } = terms;
  const identity = useIdentity();
  const { travelCosts = {} } = identity;
  const travelOf = ({ travel, cost }: TermsRow) => {
    const price = cost && travelCosts[cost];
    return price ? terms.priced(travel, price, taxLetters(identity)) : travel;
  };

  return (
    <Block>
      <Table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.where}</th>
            <th scope="col">{columns.quote}</th>
            <th scope="col">{columns.travel}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.where}>
              <th scope="row">{row.where}</th>
              <td data-label={columns.quote}>{row.quote}</td>
              <td data-label={columns.travel}>{travelOf(row)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Note>{note}</Note>
      {rateSentences(identity).map((rate) => (
        <Note key={rate}>{rate}</Note>
      ))}
    </Block>
  );
}
