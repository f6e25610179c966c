import type { CSSObject } from '@emotion/react';
import styled from '@emotion/styled';
import { vars } from '@renovation-th/shared/theme/tokens';
import { belowLarge, from } from '@renovation-th/shared/theme/media';
import { Icon } from '@renovation-th/shared/ui/Icon';
import { expandMoreIcon } from '@renovation-th/shared/ui/icon-shapes';
import { allServices } from '../content/navigation';
import { headerContent } from '../content/shell';
import { useShellData } from '../content/shell-data';
import { dropdownMark } from './enhance-dropdown';
import { knowsNoticeHeight, noticeHeight } from './notice-height';

/** Style of a link or summary in the menu. On large screens it is underlined when it is hovered, open or current. */
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
      // Draws the underline above the Services panel, which starts on the same border.
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

// The panel is positioned against the header's row, so the entry around the panel must not be positioned.
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
    // Until the script has enhanced the entry, hovering opens the panel.
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
 * Services entry of the menu. On large screens it is a native disclosure, on small ones a part of the list. The panel
 * is the disclosure's sibling, so that hovering can open it before any script runs.
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
        <a href={allServices.path}>{allServices.label}</a>
        <Services>
          {services.map(({ label, path, parts }) => (
            <li key={path}>
              <a href={path}>{label}</a>
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
