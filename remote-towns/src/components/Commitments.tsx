import styled from '@emotion/styled';
import { rgeQualibat } from '@renovation-th/shared/identity/identity';
import { qualificationLine } from '@renovation-th/shared/identity/qualification-words';
import { RouterLink, useIdentity } from '@renovation-th/shared/kernel';
import { vars } from '@renovation-th/shared/theme/tokens';
import { from } from '@renovation-th/shared/theme/media';
import { HeadedColumns } from '@renovation-th/shared/ui/HeadedColumns';
import { Icon } from '@renovation-th/shared/ui/Icon';
import { checkIcon } from '@renovation-th/shared/ui/icon-shapes';
import { Band } from '@renovation-th/shared/ui/layout';
import { commitments as content } from '../content/town-page';

const List = styled('ul')({
  display: 'grid',
  gap: vars.space3,
  listStyle: 'none',
  fontWeight: 600,
  '& li': { display: 'grid', gridTemplateColumns: '1.25rem 1fr', gap: `0 ${vars.space3}` },
  '& svg': { marginTop: '.25rem', color: vars.success },
  '& p': { gridColumn: 2, fontWeight: 400, fontSize: vars.textS, color: vars.textMuted },
  [from.medium]: { gridTemplateColumns: '1fr 1fr', columnGap: vars.space7 },
});

/** What the craftsman commits to, whatever the town, and what the law does. */
export function Commitments() {
  const certificate = rgeQualibat(useIdentity());
  const { heading, points, certificate: words, guarantee } = content;

  return (
    <Band ground="deep">
      <HeadedColumns split="4fr 8fr">
        <h2>{heading}</h2>
        <List>
          {certificate && (
            <li>
              <Icon shape={checkIcon} />
              {words.title}
              <p>
                {qualificationLine(certificate)}. <a href={certificate.verification}>{words.verify}</a>
              </p>
            </li>
          )}
          {points.map((point) => (
            <li key={point}>
              <Icon shape={checkIcon} />
              {point}
            </li>
          ))}
          <li>
            <Icon shape={checkIcon} />
            <RouterLink to={guarantee.to}>{guarantee.label}</RouterLink>
          </li>
        </List>
      </HeadedColumns>
    </Band>
  );
}
