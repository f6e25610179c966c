import type { PageProps } from '@renovation-th/shared/contracts/page';
import styled from '@emotion/styled';
import { useIdentity } from '@renovation-th/shared/kernel';
import { vars } from '@renovation-th/shared/theme/tokens';
import { from } from '@renovation-th/shared/theme/media';
import { Wrap } from '@renovation-th/shared/ui/layout';
import { PageHead } from '../components/PageHead';
import { LegalText } from '../components/LegalText';
import { legalPage as content, legalSections } from '../content/legal';

const Columns = styled(Wrap)({
  display: 'grid',
  gap: vars.space7,
  paddingBottom: vars.section,
  [from.large]: { gridTemplateColumns: '4fr 8fr', columnGap: vars.space8 },
});

const Contents = styled('nav')({
  alignSelf: 'start',
  fontSize: vars.textS,
  '& h2': { font: `600 ${vars.textS}/1.4 ${vars.fontText}`, letterSpacing: 0, color: vars.textMuted },
  '& ol': { marginTop: vars.space2, listStyle: 'none' },
  '& a': { display: 'inline-block', paddingBlock: '.375rem' },
  '@media (max-width: 63.99rem)': { '& ol': { columns: '12rem' }, '& li': { breakInside: 'avoid' } },
  [from.large]: { position: 'sticky', top: `calc(${vars.header} + 2rem)` },
});

const Part = styled('section')({
  display: 'grid',
  gap: vars.space4,
  paddingBlock: vars.space6,
  borderTop: `1px solid ${vars.line}`,
  // A table or a long address must not widen the column.
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > h2': { fontSize: 'clamp(1.375rem, 1.2rem + .8vw, 1.875rem)' },
  // A line separates the sections.
  '& > dl:last-child': { borderBottom: 0 },
});

/** Legal notice with the publisher, stored data, recipients and other mandatory statements. */
export default function LegalPage({ page }: PageProps<{ showsProjects: boolean }>) {
  const sections = legalSections(useIdentity(), page.data.showsProjects);

  return (
    <>
      <PageHead page={page} words={content} />
      <Columns>
        <Contents aria-labelledby="sommaire">
          <h2 id="sommaire">{content.contents}</h2>
          <ol>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </Contents>
        <div>
          {sections.map(({ id, title, blocks }) => (
            <Part key={id} id={id}>
              <h2>{title}</h2>
              {blocks.map((block, index) => (
                <LegalText key={index} block={block} />
              ))}
            </Part>
          ))}
        </div>
      </Columns>
    </>
  );
}
