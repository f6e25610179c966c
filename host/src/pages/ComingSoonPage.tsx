import styled from '@emotion/styled';
import { mainId } from '@renovation-th/shared/contracts/site-document';
import { useIdentity } from '@renovation-th/shared/kernel';
import { vars } from '@renovation-th/shared/theme/tokens';
import { ButtonLink } from '@renovation-th/shared/ui/Button';
import { CallLink } from '@renovation-th/shared/ui/CallLink';
import { Icon } from '@renovation-th/shared/ui/Icon';
import { mailIcon } from '@renovation-th/shared/ui/icon-shapes';
import { Actions, Band, Eyebrow, Lead, Wrap } from '@renovation-th/shared/ui/layout';
import { comingSoonContent as content } from '../content/coming-soon';
import { Brand } from '../layout/Brand';

const Bar = styled('header')({ borderBottom: `1px solid ${vars.line}` });

const Row = styled(Wrap)({ display: 'flex', alignItems: 'center', height: vars.header });

const Column = styled(Wrap)({ display: 'grid', justifyItems: 'start', gap: vars.space5 });

// An e-mail address wider than the screen wraps inside its button.
const Address = styled('span')({ minWidth: 0, overflowWrap: 'anywhere' });

/** The only page of a site whose identity lacks data that the law requires. Works without scripts. */
export function ComingSoonPage() {
  const { owner, email, address } = useIdentity();

  return (
    <>
      <Bar>
        <Row>
          <Brand />
        </Row>
      </Bar>
      <main id={mainId}>
        <Band>
          <Column>
            <Eyebrow>
              {[owner, content.place(address.locality, address.department)].filter(Boolean).join(' · ')}
            </Eyebrow>
            <h1>{content.title}</h1>
            <Lead>{content.lead}</Lead>
            <Actions>
              <CallLink />
              <ButtonLink look="plain" href={`mailto:${email}`}>
                <Icon shape={mailIcon} />
                <Address>{email}</Address>
              </ButtonLink>
            </Actions>
          </Column>
        </Band>
      </main>
    </>
  );
}
