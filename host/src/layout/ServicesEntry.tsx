import type { CSSObject } from '@emotion/react';
import styled from '@emotion/styled';
import { RouterLink } from '@renovation-th/shared/kernel';
import { vars } from '@renovation-th/shared/theme/tokens';
import { belowLarge, from } from '@renovation-th/shared/theme/media';
import { Icon } from '@renovation-th/shared/ui/Icon';
import { expandMoreIcon } from '@renovation-th/shared/ui/icon-shapes';
import { allServices } from '../content/navigation';
import { headerContent } from '../content/shell';
import { useShellData } from '../content/shell-data';
import { dropdownMark } from './close-dropdown';
import { knowsNoticeHeight, noticeHeight } from './notice-height';

/** As high as the header; hovered, open or current, it is underlined on the header's hairline. A link or a summary. */
export const menuEntry: CSSObject = {
  [from.large]: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '.25rem',
    height: '100%',
    color: vars.text,
    fontSize: '1rem',
    fontWeight: 500,
    textDecoration: 'none',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&::after': {
      content: '""',
      position: 'absolute',
      // Above the Services panel, which starts on the same hairline.
      zIndex: 1,
      inset: 'auto 0 -1px',
      borderTop: '2px solid',
      transform: 'scaleX(0)',
      transformOrigin: 'left',
      transition: `transform ${vars.ease}`,
    },
    '&:hover::after, &[aria-current]::after, details[open] > &::after': { transform: 'none' },
    '&[aria-current]': { fontWeight: 600 },
    '& svg': { transition: `transform ${vars.ease}` },
    'details[open] > & svg': { transform: 'rotate(180deg)' },
  },
};

const Disclosure = styled('details')({ height: '100%', [belowLarge]: { display: 'none' } });

const Summary = styled('summary')(menuEntry);

// It hangs from the header's row, not from its entry, which must not be positioned.
const Panel = styled('div')({
  [from.large]: {
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
    animation: `arrive ${vars.ease}`,
    '& a': { fontWeight: 600, textDecoration: 'none' },
    '& a:hover': { textDecoration: 'underline' },
    'details[open] + &': { display: 'block' },
    // Until the script takes over, and where there is none, the pointer opens it.
    '@media (hover: hover)': { 'li:not([data-enhanced]):hover > &': { display: 'block' } },
    'li:not([data-enhanced]) > &:focus-within': { display: 'block' },
  },
});

const Services = styled('ul')({
  [belowLarge]: { paddingBottom: vars.space2, '& a': { paddingLeft: vars.space4, fontWeight: 500 } },
  [from.large]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, 1fr)',
    gap: vars.space5,
    marginTop: vars.space4,
    paddingTop: vars.space4,
    borderTop: `1px solid ${vars.line}`,
    '& a': { color: vars.text },
  },
});

const Parts = styled('ul')({
  color: vars.textMuted,
  fontSize: vars.textS,
  lineHeight: 1.5,
  [belowLarge]: { display: 'none' },
});

/**
 * The trades in the menu: on large screens a native disclosure whose panel follows it, so that a pointer can open
 * the panel too before any script runs; on smaller ones the panel is part of the list.
 */
export function ServicesEntry() {
  const { services } = useShellData();

  return (
    <li {...{ [dropdownMark]: '' }}>
      <Disclosure>
        <Summary>
          {headerContent.services}
          <Icon shape={expandMoreIcon} />
        </Summary>
      </Disclosure>
      <Panel {...knowsNoticeHeight}>
        <RouterLink to={allServices.path}>{allServices.label}</RouterLink>
        <Services>
          {services.map(({ label, path, parts }) => (
            <li key={path}>
              <RouterLink to={path}>{label}</RouterLink>
              <Parts>
                {parts.map((part) => (
                  <li key={part}>{part}</li>
                ))}
              </Parts>
            </li>
          ))}
        </Services>
      </Panel>
    </li>
  );
}
