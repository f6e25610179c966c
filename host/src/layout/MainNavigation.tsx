import styled from '@emotion/styled';
import { vars } from '@renovation-th/shared/theme/tokens';
import { belowLarge, inPrint } from '@renovation-th/shared/theme/media';
import { home, zones } from '../content/navigation';
import { headerContent } from '../content/shell';
import { CurrentPageLink } from './CurrentPageLink';
import { navigationItem } from './navigation-item';
import { ServicesDropdown } from './ServicesDropdown';

const Nav = styled('nav')({
  height: '100%',
  [belowLarge]: { display: 'none' },
  [inPrint]: { display: 'none' },
});

const List = styled('ul')({
  display: 'flex',
  gap: 'min(2.4vw, 2.25rem)',
  height: '100%',
  '& > li': { height: '100%' },
});

const ItemLink = styled(CurrentPageLink)({
  ...navigationItem,
  color: vars.text,
});

/** The navigation of large screens; small ones have the menu. */
export function MainNavigation() {
  return (
    <Nav aria-label={headerContent.navigation}>
      <List>
        <li>
          <ItemLink to={home.path}>{home.label}</ItemLink>
        </li>
        <ServicesDropdown />
        <li>
          <ItemLink to={zones.path}>{zones.label}</ItemLink>
        </li>
      </List>
    </Nav>
  );
}
