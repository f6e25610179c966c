import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { RouterLink } from '@renovation-th/shared/kernel';
import { vars } from '@renovation-th/shared/theme/tokens';
import { Icon } from '@renovation-th/shared/ui/Icon';
import { arrowForwardIcon, expandMoreIcon } from '@renovation-th/shared/ui/icon-shapes';
import { allServices } from '../content/navigation';
import { headerContent } from '../content/shell';
import { useShellData } from '../content/shell-data';
import { dropdownMark } from './enhance-dropdown';
import { navigationItem } from './navigation-item';
import { knowsNoticeHeight, noticeHeight } from './notice-height';

// The panel hangs from the header's row, not from this item: it must not be positioned.
const Item = styled('li')({ position: 'static' });

const Disclosure = styled('details')({ height: '100%' });

const Summary = styled('summary')({
  ...navigationItem,
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '& svg': { width: '1.125rem', height: '1.125rem', transition: `transform ${vars.ease}` },
  'details[open] > & svg': { transform: 'rotate(180deg)' },
});

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-.25rem)' } });

const Panel = styled('div')({
  display: 'none',
  position: 'absolute',
  top: '100%',
  right: 0,
  width: 'min(100%, 50rem)',
  maxHeight: `calc(100vh - ${vars.header} - ${noticeHeight})`,
  padding: `${vars.space4} ${vars.space5} ${vars.space5}`,
  overflowY: 'auto',
  backgroundColor: vars.surface,
  border: `1px solid ${vars.line}`,
  borderRadius: `0 0 ${vars.radius} ${vars.radius}`,
  boxShadow: vars.shadow,
  animation: `${appear} ${vars.ease}`,
  'details[open] + &': { display: 'block' },
  // Until the script takes over, and where there is none, the pointer opens it.
  '@media (hover: hover)': { 'li:not([data-enhanced]):hover > &': { display: 'block' } },
  'li:not([data-enhanced]) > &:focus-within': { display: 'block' },
});

const AllLink = styled(RouterLink)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space2,
  minHeight: '2.75rem',
  color: vars.link,
  fontSize: vars.textS,
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
});

const Services = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: `${vars.space2} ${vars.space4}`,
  marginTop: vars.space2,
  paddingTop: vars.space3,
  borderTop: `1px solid ${vars.line}`,
});

const Service = styled('li')({
  position: 'relative',
  marginInline: `calc(-1 * ${vars.space3})`,
  padding: vars.space3,
  borderRadius: vars.radiusSmall,
  '&:hover': { backgroundColor: vars.groundDeep },
  '&:focus-within:has(:focus-visible)': { outline: `2px solid ${vars.focus}`, outlineOffset: -2 },
});

// Stretched over its entry: the list of what the trade covers leads there too.
const ServiceLink = styled(RouterLink)({
  color: vars.text,
  fontSize: '1rem',
  fontWeight: 600,
  textDecoration: 'none',
  outline: 0,
  '&:focus-visible': { outline: 0 },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
});

const Parts = styled('ul')({
  marginTop: vars.space1,
  color: vars.textMuted,
  fontSize: vars.textS,
  lineHeight: 1.5,
});

/**
 * The Services entry of the large navigation: a native disclosure whose panel follows it, so that
 * a pointer can open the panel too before any script runs.
 */
export function ServicesDropdown() {
  const { services } = useShellData();

  return (
    <Item {...{ [dropdownMark]: '' }}>
      <Disclosure>
        <Summary>
          {headerContent.services}
          <Icon shape={expandMoreIcon} />
        </Summary>
      </Disclosure>
      <Panel {...knowsNoticeHeight}>
        <AllLink to={allServices.path}>
          {allServices.label}
          <Icon shape={arrowForwardIcon} />
        </AllLink>
        <Services>
          {services.map(({ label, path, parts }) => (
            <Service key={path}>
              <ServiceLink to={path}>{label}</ServiceLink>
              <Parts>
                {parts.map((part) => (
                  <li key={part}>{part}</li>
                ))}
              </Parts>
            </Service>
          ))}
        </Services>
      </Panel>
    </Item>
  );
}
