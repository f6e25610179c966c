import styled from '@emotion/styled';
import { vars } from '@renovation-th/shared/theme/tokens';
import { belowLarge, from, inPrint } from '@renovation-th/shared/theme/media';
import { ButtonLink } from '@renovation-th/shared/ui/Button';
import { menuIcon } from '@renovation-th/shared/ui/icon-shapes';
import { Wrap } from '@renovation-th/shared/ui/layout';
import { quote } from '../content/navigation';
import { headerContent } from '../content/shell';
import { Brand } from './Brand';
import { Menu } from './Menu';
import { MenuToggle } from './MenuToggle';

const Bar = styled('header')({
  position: 'sticky',
  top: 0,
  zIndex: 20,
  backgroundColor: vars.ground,
  borderBottom: `1px solid ${vars.line}`,
  // A low viewport, such as a phone in landscape, has no room for a sticky header.
  '@media (max-height: 30rem)': { position: 'relative' },
  // Prints only the brand, as a letterhead.
  [inPrint]: { position: 'static', '& > * > * ~ *': { display: 'none' } },
  // Hides the menu in browsers without popovers, since the footer has every link.
  [belowLarge]: {
    '@supports not selector(:popover-open)': { '& [popover], & [popovertarget]': { display: 'none' } },
  },
});

// Containing block of the Services panel, which ends at the right edge of the content.
const Row = styled(Wrap)({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 'min(1rem, 2.5vw)',
  height: vars.header,
  [from.compact]: { gap: vars.space5 },
  [from.large]: { gap: 'min(3vw, 2.5rem)' },
});

const QuoteLink = styled(ButtonLink)({
  display: 'none',
  [from.compact]: { display: 'inline-flex' },
});

/** Sticky header with brand, menu and a link to the quote form. */
export function Header() {
  return (
    <Bar>
      <Row>
        <Brand />
        <Menu />
        <QuoteLink look="quote" size="small" href={quote.path}>
          {quote.label}
        </QuoteLink>
        <MenuToggle icon={menuIcon}>{headerContent.menu}</MenuToggle>
      </Row>
    </Bar>
  );
}
