import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useRouteError } from 'react-router-dom';
import { mainId } from '@renovation-th/shared/contracts/site-document';
import type { ShellContact } from '@renovation-th/shared/identity/contact';
import { ButtonLink } from '@renovation-th/shared/ui/Button';
import { Actions, Band, Lead, Numeric, Wrap } from '@renovation-th/shared/ui/layout';
import { errorPageContent as content } from '../content/fallback-pages';
import { home } from '../content/navigation';

type ErrorPageProps = { contact: Pick<ShellContact, 'phone'> };

/** Shows the error that the router has caught, instead of the page. */
export function ErrorPage({ contact: { phone } }: ErrorPageProps) {
  const error = useRouteError();
  const message = error instanceof Error ? error.message : String(error);
  const [element] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    document.title = content.title;
    document.getElementById(mainId)?.replaceChildren(element);
    element.querySelector('h1')?.focus();
  }, [element]);
  useEffect(() => reportError(error), [error]);

  return createPortal(
    <Band>
      <Wrap>
        <h1 tabIndex={-1} lang="en">
          {content.title}
        </h1>
        <Lead lang="en">{message}</Lead>
        <p>{content.advice}</p>
        <Actions>
          {/* Makes the browser load the document, because the shell may be broken. */}
          <ButtonLink look="plain" href={home.path} target="_top">
            {content.home}
          </ButtonLink>
          <ButtonLink look="plain" href={`tel:${phone.international}`}>
            {content.call} <Numeric>{phone.national}</Numeric>
          </ButtonLink>
        </Actions>
      </Wrap>
    </Band>,
    element,
  );
}
