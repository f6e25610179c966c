import type { ReactNode } from 'react';
import { RouterLink } from '@renovation-th/shared/kernel';
import type { PagePath } from '@renovation-th/shared/contracts/page';
import { useShellData } from '../content/shell-data';
import { pageLinkMark } from './tell-page';

type CurrentPageLinkProps = { to: PagePath; className?: string; children: ReactNode };

/** A link that says when it leads to the page being read. */
export function CurrentPageLink({ to, className, children }: CurrentPageLinkProps) {
  const { path } = useShellData();

  return (
    <RouterLink
      to={to}
      className={className}
      aria-current={path === to ? 'page' : undefined}
      {...{ [pageLinkMark]: '' }}
    >
      {children}
    </RouterLink>
  );
}
