import styled from '@emotion/styled';
import { rgeQualibat } from '@renovation-th/shared/identity/identity';
import { qualificationLine } from '@renovation-th/shared/identity/qualification-words';
import { useIdentity } from '@renovation-th/shared/kernel';
import { vars } from '@renovation-th/shared/theme/tokens';
import { from } from '@renovation-th/shared/theme/media';
import { Icon } from '@renovation-th/shared/ui/Icon';
import { checkIcon } from '@renovation-th/shared/ui/icon-shapes';
import { Band, SectionHead, Wrap } from '@renovation-th/shared/ui/layout';
import { commitments as content } from '../content/town-page';

const List = styled('ul')({
  display: 'grid',
  gap: `${vars.space5} ${vars.space7}`,
  listStyle: 'none',
  '& li': { display: 'grid', gridTemplateColumns: '1.5rem 1fr', gap: '.25rem .75rem' },
  '& svg': { marginTop: '.0625rem', color: vars.success },
  '& p': { gridColumn: 2, fontSize: vars.textS, lineHeight: 1.5, color: vars.textMuted },
  [from.medium]: { gridTemplateColumns: '1fr 1fr' },
  [from.wide]: {
    gridAutoFlow: 'column',
    gridTemplateColumns: 'none',
    gridAutoColumns: '1fr',
    gap: vars.space5,
    '& li': {
      gridTemplateColumns: 'none',
      alignContent: 'start',
      gap: '.375rem',
      paddingTop: vars.space4,
      borderTop: `1px solid ${vars.line}`,
    },
    '& svg': { marginBottom: vars.space2 },
    '& p': { gridColumn: 1 },
  },
});

/** What the craftsman commits to, whatever the town, and what the law does. */
export function Commitments() {
  const certificate = rgeQualibat(useIdentity());
  const { heading, points, certificate: words } = content;

  return (
    <Band>
      <Wrap>
        <SectionHead>
          <h2>{heading}</h2>
        </SectionHead>
        <List>
          {certificate && (
            <li>
              <Icon shape={checkIcon} />
              <h3>{words.title}</h3>
              <p>
                {qualificationLine(certificate)}. <a href={certificate.verification}>{words.verify}</a>
              </p>
            </li>
          )}
          {points.map(({ title, text }) => (
            <li key={title}>
              <Icon shape={checkIcon} />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </List>
      </Wrap>
    </Band>
  );
}
