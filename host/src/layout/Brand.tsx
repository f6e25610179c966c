import styled from '@emotion/styled';
import { useIdentity } from '@renovation-th/shared/kernel';
import { vars } from '@renovation-th/shared/theme/tokens';
import { from } from '@renovation-th/shared/theme/media';
import { home } from '../content/navigation';

/** Paths of the logo, a house with stone corners. */
const roof = 'M2 16 18 4l16 12v4L18 8.5 2 20z';
const walls =
  'M5 21.5h7v3.5H5zM5 26.5h4.5V30H5zM5 31.5h7V35H5zM24 21.5h7v3.5h-7zM26.5 26.5H31V30h-4.5zM24 31.5h7V35h-7zM14.5 24h7v11h-7z';

const HomeLink = styled('a')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 'min(.625rem, 2.5vw)',
  minHeight: '2.75rem',
  marginRight: 'auto',
  color: vars.text,
  // With large text settings, an unlimited size would push the menu off a narrow screen.
  font: `700 min(1.25rem, 6.25vw)/1 ${vars.fontHead}`,
  letterSpacing: '-.02em',
  textDecoration: 'none',
  // Lets the name wrap before the menu button loses its label.
  flexShrink: 1e4,
  overflowWrap: 'normal',
  [from.large]: { fontSize: '1.5rem' },
});

const Mark = styled('svg')({
  width: 'min(1.875rem, 9.5vw)',
  height: 'min(1.875rem, 9.5vw)',
  fill: 'currentColor',
  [from.large]: { width: '2.25rem', height: '2.25rem' },
});

/** Logo and name, which link to the home page. */
export function Brand() {
  const { tradeName } = useIdentity();

  return (
    <HomeLink href={home.path}>
      <Mark viewBox="0 0 36 36" aria-hidden="true">
        <path d={roof} />
        <path d={walls} />
      </Mark>
      {tradeName}
    </HomeLink>
  );
}
