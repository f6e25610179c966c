import type { ReactNode } from 'react';
import { RouterLink, useLocation } from '@renovation-th/shared/kernel';
import type { PagePath } from '@renovation-th/shared/contracts/page';
import { pageLinkMark } from './tell-page';

type CurrentPageLinkProps = { to: PagePath; className?: string; children: ReactNode };

/** A link that says when it leads to the page being read. */
export function CurrentPageLink({ to, className, children }: CurrentPageLinkProps) {
  const { pathname } = useLocation();

  return (
    <RouterLink
      to={to}
      className={className}
      aria-current={pathname === to ? 'page' : undefined}
      {...{ [pageLinkMark]: '' }}
    >
      {children}
    </RouterLink>
  );
}
