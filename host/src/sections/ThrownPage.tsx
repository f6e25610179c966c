import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from '@renovation-th/shared/kernel';
import { leaveForDocument } from '../navigation/leave-for-document';
import { RescuedHtml } from './RescuedHtml';
import type { SectionSource } from './section-source';

type ThrownPageProps = {
  source: SectionSource;
  /** Selector of what holds the page's HTML. */
  within: string;
  /** Where the page can be shown in no way. */
  children: ReactNode;
};

/** In place of a page whose code threw: its HTML where the document came with it, else its document. */
export function ThrownPage({ source, within, children }: ThrownPageProps) {
  const { pathname } = useLocation();
  const [rest] = useState(() => source.rest?.(pathname));

  if (rest === 'html') {
    const find = () => [...(document.querySelector(within)?.childNodes ?? [])];
    return <RescuedHtml find={find}>{children}</RescuedHtml>;
  }
  return rest === 'document' ? <OpenedAsDocument path={pathname}>{children}</OpenedAsDocument> : children;
}

function OpenedAsDocument({ path, children }: { path: string; children: ReactNode }) {
  const [isUnavailable, setUnavailable] = useState(false);

  useEffect(() => {
    void leaveForDocument(path).then(() => setUnavailable(true));
  }, [path]);

  return isUnavailable && children;
}
