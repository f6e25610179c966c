import styled from '@emotion/styled';
import { vars } from '@renovation-th/shared/theme/tokens';
import { from } from '@renovation-th/shared/theme/media';
import { CheckList } from '@renovation-th/shared/ui/CheckList';
import { HeadedSection } from '@renovation-th/shared/ui/HeadedSection';
import { modelQuote as content } from '../content/model-quote';

const Columns = styled('div')({
  display: 'grid',
  gap: vars.space6,
  [from.large]: { gridTemplateColumns: '8fr 4fr', columnGap: vars.space8 },
});

const Table = styled('table')({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  lineHeight: 1.4,
  '& caption': { paddingBottom: vars.space3, textAlign: 'left', fontWeight: 600 },
  '& th, & td': {
    padding: `${vars.space3} ${vars.space1} ${vars.space3} 0`,
    textAlign: 'left',
    overflowWrap: 'anywhere',
  },
  '& thead th:first-of-type': { width: '28%', [from.large]: { width: '40%' } },
  '& :is(th, td) + :is(th, td)': { textAlign: 'right' },
  '& td:last-of-type, & thead th:last-of-type': { paddingRight: 0 },
  '& tr': { borderBottom: `1px solid ${vars.line}` },
  '& thead': { fontSize: vars.textXs, color: vars.textMuted },
  '& tbody': { fontSize: vars.textS },
  '& tbody th': { fontWeight: 400 },
});

const Besides = styled(CheckList)({ marginTop: vars.space4 });

/** Sample quote without prices. */
export function ModelQuote() {
  const { columns, lines, blank } = content;

  return (
    <HeadedSection id={content.id} heading={content.heading} intro={content.intro}>
      <Columns>
        <Table>
          <caption>{content.caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ line, unit, quantity }) => (
              <tr key={line}>
                <th scope="row">{line}</th>
                <td>{unit}</td>
                <td>{quantity}</td>
                <td>{blank}</td>
                <td>{blank}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={4}>
                {content.total}
              </th>
              <td>{blank}</td>
            </tr>
          </tfoot>
        </Table>
        <div>
          <h3>{content.besidesTitle}</h3>
          <Besides points={content.besides} />
        </div>
      </Columns>
    </HeadedSection>
  );
}
