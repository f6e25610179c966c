import styled from '@emotion/styled';
import { vars } from '@renovation-th/shared/theme/tokens';
import { ButtonLink } from '@renovation-th/shared/ui/Button';
import { CallLink } from '@renovation-th/shared/ui/CallLink';
import { Actions, Band, Lead, Wrap } from '@renovation-th/shared/ui/layout';
import { notFoundContent as content } from '../content/fallback-pages';
import { allServices, home, quote, zones } from '../content/navigation';

const Column = styled(Wrap)({ display: 'grid', justifyItems: 'start', gap: vars.space5 });

const Heading = styled('h1')({ display: 'grid', gap: vars.space2 });

const Code = styled('span')({ color: vars.textMuted, fontVariantNumeric: 'tabular-nums' });

/** Page for unknown paths. The inlined script logs the URL to the console. */
export function NotFoundPage() {
  return (
    <Band>
      <Column>
        <Heading tabIndex={-1} data-not-found={content.logged}>
          <Code>{content.code}</Code> <span lang="en">{content.title}</span>
        </Heading>
        <Lead>{content.lead}</Lead>
        <Actions>
          {[{ ...home, label: content.home }, allServices, zones, quote].map(({ label, path }) => (
            <ButtonLink key={path} look="plain" href={path}>
              {label}
            </ButtonLink>
          ))}
          <CallLink />
        </Actions>
      </Column>
    </Band>
  );
}
