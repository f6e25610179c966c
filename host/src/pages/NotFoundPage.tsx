import styled from '@emotion/styled';
import { RouterLink } from '@renovation-th/shared/kernel';
import { vars } from '@renovation-th/shared/theme/tokens';
import { ButtonLink } from '@renovation-th/shared/ui/Button';
import { CallLink } from '@renovation-th/shared/ui/CallLink';
import { Actions, Band, Lead, Wrap } from '@renovation-th/shared/ui/layout';
import { notFoundContent as content } from '../content/fallback-pages';
import { allServices, contact, home, zones } from '../content/navigation';

const Column = styled(Wrap)({ display: 'grid', justifyItems: 'start', gap: vars.space5 });

const Heading = styled('h1')({ display: 'grid', gap: vars.space2 });

const Code = styled('span')({ color: vars.textMuted, fontVariantNumeric: 'tabular-nums' });

const Links = styled('ul')({
  display: 'grid',
  marginTop: vars.space2,
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' },
});

const suggestions = [
  { label: content.services, path: allServices.path },
  { label: content.zones, path: zones.path },
  { label: content.contact, path: contact.path },
];

/** For every address that no page has; the inlined script writes the address to the console. */
export function NotFoundPage() {
  return (
    <Band>
      <Column>
        <Heading tabIndex={-1} data-not-found={content.logged}>
          <Code>{content.code}</Code> <span lang="en">{content.title}</span>
        </Heading>
        <Lead>{content.lead}</Lead>
        <Actions>
          <ButtonLink look="plain" to={home.path}>
            {content.home}
          </ButtonLink>
          <CallLink />
        </Actions>
        <div>
          <p>{content.links}</p>
          <Links>
            {suggestions.map(({ label, path }) => (
              <li key={path}>
                <RouterLink to={path}>{label}</RouterLink>
              </li>
            ))}
          </Links>
        </div>
      </Column>
    </Band>
  );
}
