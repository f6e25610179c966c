import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { RouterLink } from '@renovation-th/shared/kernel';
import { vars } from '@renovation-th/shared/theme/tokens';
import { belowLarge, from, inPrint } from '@renovation-th/shared/theme/media';
import { ButtonLink } from '@renovation-th/shared/ui/Button';
import { Icon } from '@renovation-th/shared/ui/Icon';
import { closeIcon, menuIcon } from '@renovation-th/shared/ui/icon-shapes';
import { contact, home, quote, zones } from '../content/navigation';
import { headerContent } from '../content/shell';
import { useShellData } from '../content/shell-data';
import { menuId } from './enhance-menu';
import { CurrentPageLink } from './CurrentPageLink';
import { ThemeSwitch } from './ThemeSwitch';

const Toggle = styled('button')({
  display: 'inline-flex',
  // Where the word has no room beside its icon, at 320 px with text at 200 %, it is cut off below.
  flexWrap: 'wrap',
  alignContent: 'start',
  alignItems: 'center',
  columnGap: vars.space2,
  height: '2.75rem',
  minWidth: 'min(2.5rem, 1.5rem + 5vw)',
  overflow: 'hidden',
  lineHeight: '2.75rem',
  marginRight: 'max(-.5rem, -2.5vw)',
  padding: '0 min(.5rem, 2.5vw) 0 0',
  border: 0,
  background: 'none',
  color: vars.text,
  fontSize: '1rem',
  fontWeight: 600,
  cursor: 'pointer',
  '& svg': { width: '1.5rem', height: '2.75rem' },
  [from.large]: { display: 'none' },
  [inPrint]: { display: 'none' },
  // A browser without popovers finds every link in the footer.
  '@supports not selector(:popover-open)': { display: 'none' },
});

const appear = keyframes({ from: { opacity: 0, transform: 'translateX(1rem)' } });

const Sheet = styled('nav')({
  position: 'fixed',
  inset: '0 0 0 auto',
  width: 'min(100%, 26rem)',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: `0 max(${vars.gutter}, env(safe-area-inset-right)) max(${vars.space5}, env(safe-area-inset-bottom)) ${vars.gutter}`,
  border: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  backgroundColor: vars.ground,
  color: vars.text,
  boxShadow: vars.shadow,
  animation: `${appear} ${vars.ease}`,
  '&::backdrop': { backgroundColor: `color-mix(in srgb, ${vars.band} 60%, transparent)` },
  // The page behind stays where it is, and as wide.
  [belowLarge]: { 'html:has(&:popover-open)': { overflow: 'hidden', scrollbarGutter: 'stable' } },
  [from.large]: { display: 'none' },
  [inPrint]: { display: 'none' },
  '@supports not selector(:popover-open)': { display: 'none' },
});

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  height: vars.header,
});

const Links = styled('ul')({
  borderTop: `1px solid ${vars.line}`,
  '& > li': { borderBottom: `1px solid ${vars.line}` },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: '3rem',
    color: vars.text,
    fontWeight: 600,
    textDecoration: 'none',
  },
  '& a:hover': { textDecoration: 'underline' },
  '& a[aria-current]': { boxShadow: `inset 3px 0 ${vars.text}`, paddingLeft: vars.space4 },
});

const GroupTitle = styled('p')({
  paddingTop: vars.space3,
  color: vars.textMuted,
  fontSize: vars.textS,
  fontWeight: 600,
});

const ServiceLinks = styled('ul')({
  paddingBottom: vars.space2,
  '& a': { minHeight: '2.75rem', paddingLeft: vars.space4, fontWeight: 500 },
});

const Foot = styled('div')({ display: 'grid', gap: vars.space4, marginTop: vars.space5 });

/** The navigation of small screens: a native popover, which opens and closes without any script. */
export function SmallScreenMenu() {
  const { services } = useShellData();

  return (
    <>
      <Toggle type="button" popoverTarget={menuId}>
        <Icon shape={menuIcon} />
        {headerContent.menu}
      </Toggle>
      <Sheet id={menuId} popover="auto" aria-label={headerContent.menu}>
        <Head>
          <Toggle type="button" popoverTarget={menuId} popoverTargetAction="hide">
            <Icon shape={closeIcon} />
            {headerContent.closeMenu}
          </Toggle>
        </Head>
        <Links>
          <li>
            <CurrentPageLink to={home.path}>{home.label}</CurrentPageLink>
          </li>
          <li>
            <GroupTitle>{headerContent.services}</GroupTitle>
            <ServiceLinks>
              {services.map(({ label, path }) => (
                <li key={path}>
                  <RouterLink to={path}>{label}</RouterLink>
                </li>
              ))}
            </ServiceLinks>
          </li>
          <li>
            <CurrentPageLink to={zones.path}>{zones.label}</CurrentPageLink>
          </li>
          <li>
            <RouterLink to={contact.path}>{contact.label}</RouterLink>
          </li>
        </Links>
        <Foot>
          <ButtonLink look="quote" to={quote.path}>
            {quote.label}
          </ButtonLink>
          <ThemeSwitch name="theme-menu" look="labels" />
        </Foot>
      </Sheet>
    </>
  );
}
