import styled from '@emotion/styled';
import { rgeState, type Qualification } from '@renovation-th/shared/identity/identity';
import { qualificationLine } from '@renovation-th/shared/promises/aids';
import { useIdentity } from '@renovation-th/shared/kernel';
import { vars } from '@renovation-th/shared/theme/tokens';
import { from } from '@renovation-th/shared/theme/media';
import { CheckList } from '@renovation-th/shared/ui/CheckList';
import { HeadedColumns } from '@renovation-th/shared/ui/HeadedColumns';
import { commitments as content } from '../content/town-page';

const Part = styled(HeadedColumns)({ marginTop: vars.space8 });

const List = styled(CheckList)({
  fontWeight: 600,
  '& p': { fontWeight: 400, color: vars.textMuted },
  [from.medium]: { gridTemplateColumns: '1fr 1fr' },
});

/** The owner's certificate, commitments and legal guarantee. */
export function Commitments() {
  const rge = rgeState(useIdentity());
  const { heading, points, guarantee } = content;

  return (
    <Part split="4fr 8fr">
      <h2>{heading}</h2>
      <List
        points={[
          rge.state === 'certified' && <Certificate key="certificate" {...rge.certificate} />,
          ...points,
          <a key="guarantee" href={guarantee.to}>
            {guarantee.label}
          </a>,
        ].filter((point) => point !== false)}
      />
    </Part>
  );
}

function Certificate(certificate: Qualification) {
  const { title, verify } = content.certificate;

  return (
    <>
      {title}
      <p>
        {qualificationLine(certificate)}. <a href={certificate.verification}>{verify}</a>
      </p>
    </>
  );
}
