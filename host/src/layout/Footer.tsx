import styled from '@emotion/styled';
import { useIdentity } from '@renovation-th/shared/kernel';
import type { PagePath } from '@renovation-th/shared/contracts/page';
import { openingLines } from '@renovation-th/shared/identity/opening-hours';
import { registrationText } from '@renovation-th/shared/identity/registration-text';
import { closedSentence, nearClosure, untilLastDay } from '@renovation-th/shared/promises/closures';
import { withoutScripts } from '@renovation-th/shared/theme/scripts';
import { onBand, vars } from '@renovation-th/shared/theme/tokens';
import { belowLarge, from, inPrint } from '@renovation-th/shared/theme/media';
import { Numeric, Unbroken, Wrap } from '@renovation-th/shared/ui/layout';
import { quickLinks, projectsLink } from '../content/navigation';
import { footerContent as content } from '../content/shell';
import { useShellData } from '../content/shell-data';
import { cookieButtonMark } from './enhance-cookie-banner';

// The bottom padding leaves room for the floating call link.
const Band = styled('footer')({
  ...onBand,
  padding: `${vars.space8} 0 7rem`,
  fontSize: vars.textS,
  [from.large]: { paddingBottom: '3rem' },
  [inPrint]: { paddingBlock: vars.space5 },
});

const Columns = styled('div')({
  display: 'grid',
  // Two columns, or a single one if large text leaves no room for two.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(8.5rem, 40%)), 1fr))',
  gap: `${vars.space7} ${vars.space5}`,
  '& ul': { listStyle: 'none' },
  '& a': { color: vars.text, textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
  [from.large]: { gridTemplateColumns: '5fr 3fr 2fr 2fr' },
});

const Title = styled('h2')({
  marginBottom: vars.space3,
  color: vars.textMuted,
  font: `600 ${vars.textS}/1.4 ${vars.fontText}`,
  letterSpacing: 0,
});

const Contact = styled('div')({
  [belowLarge]: { gridColumn: '1 / -1' },
  '& address': { fontStyle: 'normal' },
  '& address > a': { display: 'table', paddingBlock: '.3125rem', overflowWrap: 'anywhere' },
});

const PhoneLink = styled('a')({
  font: `700 2rem/1.2 ${vars.fontHead}`,
  letterSpacing: '-.02em',
});

const LinkColumn = styled('nav')({
  [inPrint]: { display: 'none' },
  '& a': {
    display: 'inline-block',
    paddingBlock: '.3125rem',
    '@media (pointer: coarse)': { paddingBlock: '.625rem' },
  },
});

const TallLinkColumn = styled(LinkColumn)({ [belowLarge]: { gridRow: 'span 2' } });

const Hours = styled('dl')({ '& dd + dt': { marginTop: vars.space1 } });

const Legal = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space2} ${vars.space5}`,
  maxWidth: 'none',
  marginTop: vars.space7,
  paddingTop: vars.space5,
  borderTop: `1px solid ${vars.line}`,
  color: vars.textMuted,
  fontSize: vars.textXs,
  [from.large]: { paddingRight: '5rem' },
});

// The padding makes the target large enough for a finger. The negative margin keeps the line as high as its text.
const CookieButton = styled('button')({
  margin: '-.75rem 0',
  padding: '.75rem 0',
  border: 0,
  background: 'none',
  color: vars.text,
  textDecoration: 'underline',
  cursor: 'pointer',
  // Without scripts nothing is stored, so there is nothing to choose.
  [withoutScripts]: { display: 'none' },
});

/** Footer of every page: contact, links, opening hours and legal details. */
export function Footer() {
  const { registration, tradeName } = useIdentity();
  const { footer, year, showsProjects } = useShellData();

  return (
    <Band>
      <Wrap>
        <Columns>
          <ContactColumn />
          <TallLinkColumn aria-label={content.services}>
            <Title>{content.services}</Title>
            <LinkList links={footer} />
          </TallLinkColumn>
          <LinkColumn aria-label={content.quickLinks}>
            <Title>{content.quickLinks}</Title>
            <LinkList links={showsProjects ? [...quickLinks, projectsLink] : quickLinks} />
          </LinkColumn>
          <HoursColumn />
        </Columns>
        <Legal>
          <span>{content.copyright(year, tradeName)}</span>
          <span>{content.registration(registrationText(registration))}</span>
          <span>{content.pictures(showsProjects)}</span>
          <span>{content.credit}</span>
          <CookieButton type="button" {...{ [cookieButtonMark]: '' }}>
            {content.cookies}
          </CookieButton>
        </Legal>
      </Wrap>
    </Band>
  );
}

function ContactColumn() {
  const { address, email, phone } = useIdentity();

  return (
    <Contact>
      <Title>{content.contact}</Title>
      <address>
        <PhoneLink href={`tel:${phone.international}`}>
          <Numeric>{phone.national}</Numeric>
        </PhoneLink>
        <a href={`mailto:${email}`}>{email}</a>
        {content.locality(address.postalCode, address.locality)}
        <Unbroken>{address.department}</Unbroken>
      </address>
    </Contact>
  );
}

function LinkList({ links }: { links: readonly { label: string; path: PagePath }[] }) {
  return (
    <ul>
      {links.map(({ label, path }) => (
        <li key={label}>
          <a href={path}>{label}</a>
        </li>
      ))}
    </ul>
  );
}

function HoursColumn() {
  const identity = useIdentity();
  const closure = nearClosure(identity);

  return (
    <div>
      <Title>{content.hours}</Title>
      <Hours>
        {openingLines(identity).map(({ name, hours }) => (
          <div key={name}>
            <dt>{name}</dt>
            {hours.map((text) => (
              <dd key={text}>
                <Numeric>{text}</Numeric>
              </dd>
            ))}
          </div>
        ))}
      </Hours>
      {closure && <p {...untilLastDay(closure)}>{closedSentence(closure)}</p>}
    </div>
  );
}
