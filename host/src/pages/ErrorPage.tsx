import { Component, useLayoutEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { mainId } from '@renovation-th/shared/contracts/site-document';
import type { ShellContact } from '@renovation-th/shared/identity/contact';
import { reportFailure } from '@renovation-th/shared/report-failure';
import { ButtonLink } from '@renovation-th/shared/ui/Button';
import { Actions, Band, Lead, Numeric, Wrap } from '@renovation-th/shared/ui/layout';
import { errorPageContent as content } from '../content/fallback-pages';
import { home } from '../content/navigation';

type ErrorPageProps = { contact: Pick<ShellContact, 'phone'>; children: ReactNode };

/** Maximum number of characters of an error message that the page shows. */
const mostShown = 500;

/** Renders its children. If one of them throws, shows the error page instead. */
export class ErrorPage extends Component<ErrorPageProps, { failure: { error: unknown } | null }> {
  override state: { failure: { error: unknown } | null } = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown) {
    reportFailure('error', error);
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return <ErrorContent error={failure.error} phone={this.props.contact.phone} />;
  }
}

function ErrorContent({ error, phone }: Pick<ShellContact, 'phone'> & { error: unknown }) {
  const [element] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    document.title = content.title;
    document.getElementById(mainId)?.replaceChildren(element);
    element.querySelector('h1')?.focus();
  }, [element]);
  const message = error instanceof Error ? error.message : String(error);

  return createPortal(
    <Band>
      <Wrap>
        <h1 tabIndex={-1} lang="en">
          {content.title}
        </h1>
        <Lead lang="en">{message.slice(0, mostShown)}</Lead>
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
