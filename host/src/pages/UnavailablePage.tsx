import { startTransition, useEffect, useEffectEvent, useState, useTransition } from 'react';
import { Button, ButtonLink } from '@renovation-th/shared/ui/Button';
import { CallLink } from '@renovation-th/shared/ui/CallLink';
import { Actions, Lead } from '@renovation-th/shared/ui/layout';
import { unavailableContent as content } from '../content/fallback-pages';
import { home } from '../content/navigation';
import { FallbackSection } from './FallbackSection';

type UnavailablePageProps = {
  /**
   * Tries to load the page again. It may return a promise or start a transition; either way
   * the host shows the page instead of this one once it is there.
   */
  onRetry: () => Promise<void> | void;
};

/** In place of a page whose part of the site cannot be reached. */
export function UnavailablePage({ onRetry }: UnavailablePageProps) {
  const [hasTried, setHasTried] = useState(false);
  const [isTrying, startTrying] = useTransition();

  const retry = () => {
    if (isTrying) return;
    startTrying(async () => {
      // A failure needs no more than what this page says already.
      await Promise.resolve(onRetry()).catch(() => undefined);
      startTransition(() => setHasTried(true));
    });
  };

  const retryBackOnline = useEffectEvent(retry);
  useEffect(() => {
    const onOnline = () => retryBackOnline();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, []);

  return (
    <FallbackSection>
      <h1 tabIndex={-1}>{content.title}</h1>
      <Lead>{content.lead}</Lead>
      <Actions>
        <Button look="plain" type="button" aria-disabled={isTrying} onClick={retry}>
          {content.retry}
        </Button>
        <ButtonLink look="plain" to={home.path}>
          {content.home}
        </ButtonLink>
        <CallLink />
      </Actions>
      <p role="status">{isTrying ? content.retrying : hasTried ? content.failedAgain : null}</p>
    </FallbackSection>
  );
}
