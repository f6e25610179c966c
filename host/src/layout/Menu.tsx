import styled from '@emotion/styled';
import type { PagePath } from '@renovation-th/shared/contracts/page';
import { vars } from '@renovation-th/shared/theme/tokens';
import { belowLarge, from } from '@renovation-th/shared/theme/media';
import { ButtonLink } from '@renovation-th/shared/ui/Button';
import { closeIcon } from '@renovation-th/shared/ui/icon-shapes';
import { contact, home, quote, zones } from '../content/navigation';
import { headerContent } from '../content/shell';
import { useShellData } from '../content/shell-data';
import { menuId, pageLinkMark } from './enhance-menu';
import { MenuToggle } from './MenuToggle';
import { menuEntry, ServicesEntry } from './ServicesEntry';
import { ThemeSwitch } from './ThemeSwitch';

const Sheet = styled('nav')({
  margin: 0,
  border: 0,
  color: vars.text,
  [belowLarge]: {
    inset: '0 0 0 auto',
    width: 'min(100%, 26rem)',
    height: '100dvh',
    maxHeight: 'none',
    padding: `0 max(${vars.gutter}, env(safe-area-inset-right)) max(${vars.space5}, env(safe-area-inset-bottom)) ${vars.gutter}`,
    overscrollBehavior: 'contain',
    backgroundColor: vars.ground,
    boxShadow: vars.shadow,
    animation: `arrive ${vars.ease}`,
    '&::backdrop': { backgroundColor: `color-mix(in srgb, ${vars.band} 60%, transparent)` },
    // Keeps the page behind the menu from scrolling or changing its width.
    'html:has(&:popover-open)': { overflow: 'hidden', scrollbarGutter: 'stable' },
  },
  // On large screens the menu is always visible and not a popover.
  [from.large]: {
    display: 'block',
    position: 'static',
    height: '100%',
    padding: 0,
    overflow: 'visible',
    background: 'none',
  },
});

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  height: vars.header,
  [from.large]: { display: 'none' },
});

const Entries = styled('ul')({
  [belowLarge]: {
    borderTop: `1px solid ${vars.line}`,
    '& > li': { borderBottom: `1px solid ${vars.line}` },
    '& a': {
      display: 'flex',
      alignItems: 'center',
      minHeight: '2.75rem',
      // Separates entries when large text makes them wrap.
      paddingBlock: '.375rem',
      color: vars.text,
      fontWeight: 600,
      textDecoration: 'none',
    },
    '& a:hover': { textDecoration: 'underline' },
    '& a[aria-current]': { borderLeft: '3px solid', paddingLeft: '.8125rem' },
  },
  [from.large]: {
    display: 'flex',
    gap: 'min(2.4vw, 2.25rem)',
    height: '100%',
    '& > li': { height: '100%' },
  },
});

const EntryLink = styled('a')(menuEntry);

const SmallOnly = styled('li')({ [from.large]: { display: 'none' } });

const Foot = styled('div')({
  display: 'grid',
  gap: vars.space4,
  marginTop: vars.space5,
  [from.large]: { display: 'none' },
});

/** Main navigation. On large screens it is a row of the header, on small ones a popover that works without scripts. */
export function Menu() {
  return (
    <Sheet id={menuId} popover="auto" aria-label={headerContent.menu}>
      <Head>
        <MenuToggle icon={closeIcon} action="hide">
          {headerContent.closeMenu}
        </MenuToggle>
      </Head>
      <Entries>
        <Entry {...home} />
        <ServicesEntry />
        <Entry {...zones} />
        <SmallOnly>
          <a href={contact.path}>{contact.label}</a>
        </SmallOnly>
      </Entries>
      <Foot>
        <ButtonLink look="quote" href={quote.path}>
          {quote.label}
        </ButtonLink>
        <ThemeSwitch name="theme-menu" />
      </Foot>
    </Sheet>
  );
}

function Entry({ path, label }: { path: PagePath; label: string }) {
  const { path: present } = useShellData();

  return (
    <li>
      <EntryLink href={path} aria-current={path === present ? 'page' : undefined} {...{ [pageLinkMark]: '' }}>
        {label}
      </EntryLink>
    </li>
  );
}
