import styled from '@emotion/styled';
import { from } from '@renovation-th/shared/theme/media';
import { vars } from '@renovation-th/shared/theme/tokens';
import { ButtonLink } from '@renovation-th/shared/ui/Button';
import { CallLink } from '@renovation-th/shared/ui/CallLink';
import { Actions, Band, Lead, Wrap } from '@renovation-th/shared/ui/layout';
import { notFoundContent as content } from '../content/fallback-pages';
import { allServices, contact, home, zones } from '../content/navigation';
import { useShellData } from '../content/shell-data';

const Column = styled(Wrap)({ display: 'grid', justifyItems: 'start', gap: vars.space5 });

const Heading = styled('h1')({ display: 'grid', gap: vars.space2 });

const Code = styled('span')({ color: vars.textMuted, fontVariantNumeric: 'tabular-nums' });

const Lists = styled('div')({
  display: 'grid',
  gap: vars.space6,
  [from.medium]: { gridTemplateColumns: 'auto auto', columnGap: vars.space8 },
});

const Links = styled('ul')({
  display: 'grid',
  marginTop: vars.space2,
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem', paddingBlock: vars.space2 },
});

const others = [
  { label: content.services, path: allServices.path },
  { label: content.zones, path: zones.path },
  { label: content.contact, path: contact.path },
];

/** Page for unknown paths. The inlined script logs the URL to the console. */
export function NotFoundPage() {
  const { services } = useShellData();
  const lists = [
    { intro: content.trades, links: services },
    { intro: content.links, links: others },
  ];

  return (
    <Band>
      <Column>
        <Heading tabIndex={-1} data-not-found={content.logged}>
          <Code>{content.code}</Code> <span lang="en">{content.title}</span>
        </Heading>
        <Lead>{content.lead}</Lead>
        <Actions>
          <ButtonLink look="plain" href={home.path}>
            {content.home}
          </ButtonLink>
          <CallLink />
        </Actions>
        <Lists>
          {lists.map(({ intro, links }) => (
            <div key={intro}>
              <p>{intro}</p>
              <Links>
                {links.map(({ label, path }) => (
                  <li key={path}>
                    <a href={path}>{label}</a>
                  </li>
                ))}
              </Links>
            </div>
          ))}
        </Lists>
      </Column>
    </Band>
  );
}
