import { useEffect, useState, type ComponentType } from 'react';
import { onIdle } from '../navigation/when-idle';
import { SectionBoundary } from '../sections/SectionBoundary';
import { closeCookieSettings, serveCookieButtons, useCookieSettingsOpener } from './cookie-settings';

/**
 * Cookie banner and connection status, from a chunk of their own. It is fetched whether or not
 * something has to be said: once the visitor is offline, it would be too late.
 */
export function NoticesAtIdle() {
  const [Notices, setNotices] = useState<ComponentType | null>(null);
  const isAskedFor = useCookieSettingsOpener() !== null;

  useEffect(serveCookieButtons, []);
  useEffect(() => {
    let isGone = false;
    const load = () =>
      import(/* webpackChunkName: "notices" */ './Notices').then(
        (loaded) => isGone || setNotices(() => loaded.Notices),
        // The chunk could not be fetched: the page works without it, and the next request tries again.
        closeCookieSettings,
      );
    if (isAskedFor) void load();
    else onIdle(() => void (isGone || load()));

    return () => {
      isGone = true;
    };
  }, [isAskedFor]);

  // When they throw, the page goes on without them.
  return (
    Notices && (
      <SectionBoundary fallback={() => null}>
        <Notices />
      </SectionBoundary>
    )
  );
}
