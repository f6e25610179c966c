import styled from '@emotion/styled';
import type { PageProps } from '@renovation-th/shared/contracts/page';
import { useIdentity } from '@renovation-th/shared/kernel';
import { from, inPrint } from '@renovation-th/shared/theme/media';
import { vars } from '@renovation-th/shared/theme/tokens';
import { ButtonLink } from '@renovation-th/shared/ui/Button';
import { Actions, Wrap } from '@renovation-th/shared/ui/layout';
import { PageHead } from '@renovation-th/shared/ui/PageHead';
import { LegalText } from '../components/LegalText';
import { WithdrawalSheet } from '../components/WithdrawalSheet';
import { withdrawalPage as content, withdrawalText } from '../content/withdrawal-page';

const notOnPaper = { [inPrint]: { display: 'none' } };

const Head = styled(PageHead)(notOnPaper);

const Columns = styled(Wrap)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space7,
  paddingBottom: vars.section,
  [from.large]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: vars.space8 },
  [inPrint]: { display: 'block' },
});

const Rules = styled('section')({ display: 'grid', gap: vars.space5, alignContent: 'start', ...notOnPaper });

/** The form for withdrawing from a signed quote, with instructions. Only the form is printed. */
export default function WithdrawalPage({ page }: PageProps<null>) {
  const identity = useIdentity();
  const form = encodeURIComponent(withdrawalText(identity));
  const { download, fileName, write, print } = content.actions;

  return (
    <>
      <Head page={page} words={content}>
        <Actions>
          <ButtonLink look="callback" href={`data:text/plain;charset=utf-8,${form}`} download={fileName}>
            {download}
          </ButtonLink>
          <ButtonLink
            look="plain"
            href={`mailto:${identity.email}?subject=${encodeURIComponent(content.name)}&body=${form}`}
          >
            {write}
          </ButtonLink>
        </Actions>
        <p>{print}</p>
      </Head>
      <Columns>
        <WithdrawalSheet />
        <Rules aria-labelledby="regles">
          <h2 id="regles">{content.rules}</h2>
          <LegalText block={{ kind: 'facts', facts: content.facts }} />
        </Rules>
      </Columns>
    </>
  );
}
