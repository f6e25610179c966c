import styled from '@emotion/styled';
import { RouterLink } from '@renovation-th/shared/kernel';
import { vars } from '@renovation-th/shared/theme/tokens';
import { CutPicture } from '@renovation-th/shared/ui/CutPicture';
import { Icon } from '@renovation-th/shared/ui/Icon';
import { arrowForwardIcon } from '@renovation-th/shared/ui/icon-shapes';
import { VisuallyHidden } from '@renovation-th/shared/ui/VisuallyHidden';
import { overview } from '../content/overview';
import { servicePictures } from '../content/service-pictures';
import { services, type ServiceKey } from '../content/services';

type ServiceEntryProps = { service: ServiceKey };

const Card = styled('li')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  border: `1px solid ${vars.line}`,
  borderRadius: vars.radius,
  backgroundColor: vars.surface,
  transition: `border-color ${vars.ease}`,
  '&:hover': { borderColor: vars.lineStrong },
});

const Frame = styled('div')({ aspectRatio: '16 / 9', overflow: 'hidden', backgroundColor: vars.groundDeep });

const Body = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: vars.space3,
  padding: `${vars.space5} clamp(1.25rem, 1rem + 1vw, 1.75rem) ${vars.space5}`,
  '& p': { lineHeight: 1.5 },
});

/** Each leads to its place on the page; they lie above the link that covers the card. */
const Parts = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space4,
  marginTop: vars.space1,
  paddingTop: vars.space3,
  borderTop: `1px solid ${vars.line}`,
  listStyle: 'none',
  fontSize: vars.textS,
  '& a': {
    position: 'relative',
    zIndex: 1,
    display: 'inline-block',
    paddingBlock: '.375rem',
    color: vars.textMuted,
    '@media (pointer: coarse)': { paddingBlock: '.625rem' },
  },
});

const More = styled(RouterLink)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.375rem',
  marginTop: 'auto',
  paddingTop: vars.space2,
  fontWeight: 600,
  fontSize: vars.textS,
  textDecoration: 'none',
  '&:focus-visible': { outline: 0 },
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius },
  '&:focus-visible::after': { outline: `2px solid ${vars.focus}`, outlineOffset: -4 },
  '& svg': { width: '1.125rem', height: '1.125rem', transition: `transform ${vars.ease}` },
  'li:hover > div > & svg': { transform: 'translateX(4px)' },
});

/** A trade on the page of all trades: what it is, its parts, the way to its page. */
export function ServiceEntry({ service }: ServiceEntryProps) {
  const { name, path, parts } = services[service];
  const spokenName = `\u00a0: ${name}`;

  return (
    <Card data-reveal>
      <Frame>
        <CutPicture
          {...servicePictures[service]}
          alt=""
          sizes="(min-width: 70rem) 24rem, (min-width: 48rem) 46vw, 90vw"
        />
      </Frame>
      <Body>
        <h3>{name}</h3>
        <p>{overview.descriptions[service]}</p>
        <Parts aria-label={overview.partsLabel(name)}>
          {parts.map(({ label, id }) => (
            <li key={id}>
              <RouterLink to={`${path}#${id}`}>{label}</RouterLink>
            </li>
          ))}
        </Parts>
        <More to={path}>
          {overview.link}
          <VisuallyHidden>{spokenName}</VisuallyHidden>
          <Icon shape={arrowForwardIcon} />
        </More>
      </Body>
    </Card>
  );
}
