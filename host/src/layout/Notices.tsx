import styled from '@emotion/styled';
import { useRef } from 'react';
import { inPrint } from '@renovation-th/shared/theme/media';
import { ConnectionStatus } from './ConnectionStatus';
import { CookieBanner } from './CookieBanner';
import { useConsent } from './cookie-consent';
import { useCookieSettingsOpener } from './cookie-settings';
import { usePublishedHeight } from './notice-height';

// Below the floating call link, for which both notices leave its place.
const Foot = styled('div')({
  position: 'fixed',
  zIndex: 30,
  inset: 'auto 0 0',
  containerType: 'inline-size',
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
  [inPrint]: { display: 'none' },
});

/** What the site has to say at the foot of the screen, whatever the page. */
export function Notices() {
  const foot = useRef<HTMLDivElement>(null);
  const isUnanswered = useConsent() === null;
  const isAskedFor = useCookieSettingsOpener() !== null;

  usePublishedHeight(foot);

  return (
    <Foot ref={foot}>
      <ConnectionStatus />
      {(isUnanswered || isAskedFor) && <CookieBanner />}
    </Foot>
  );
}
