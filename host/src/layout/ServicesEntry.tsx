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

// The panel is positioned against the header's row, so the disclosure must not be positioned.
const Panel = styled('div')({
  position: 'absolute',
  top: '100%',
  right: 0,
  width: 'min(100%, 50rem)',
  maxHeight: `calc(100vh - ${vars.header})`,
  padding: `${vars.space4} ${vars.space5} ${vars.space5}`,
  overflowY: 'auto',
  backgroundColor: vars.surface,
  border: `1px solid ${vars.line}`,
  borderRadius: `0 0 ${vars.radius} ${vars.radius}`,
  boxShadow: vars.shadow,
  animation: `arrive ${vars.ease}`,
  '& a': { fontWeight: 600, textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
});

const Columns = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: vars.space5,
  marginTop: vars.space4,
  paddingTop: vars.space4,
  borderTop: `1px solid ${vars.line}`,
  '& a': { color: vars.text },
});

const Parts = styled('ul')({ color: vars.textMuted, fontSize: vars.textS, lineHeight: 1.5 });

const Flat = styled('div')({
  paddingBottom: vars.space2,
  '& ul': { listStyle: 'none' },
  '& li a': { paddingLeft: vars.space4, fontWeight: 500 },
  [from.large]: { display: 'none' },
});

/** Services entry of the menu: a disclosure with a panel on large screens, a part of the list on small ones. */
export function ServicesEntry() {
  const { services } = useShellData();
  const all = <a href={allServices.path}>{allServices.label}</a>;

  return (
    <li>
      <Disclosure {...{ [dropdownMark]: '' }}>
        <Summary>
          {headerContent.services}
          <Icon shape={expandMoreIcon} />
        </Summary>
        <Panel>
          {all}
          <Columns>
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
          </Columns>
        </Panel>
      </Disclosure>
      <Flat>
        {all}
        <ul>
          {services.map(({ label, path }) => (
            <li key={path}>
              <a href={path}>{label}</a>
            </li>
          ))}
        </ul>
      </Flat>
    </li>
  );
}
