import type { AnchorHTMLAttributes } from 'react';

type RouterLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** Path of a page of this site, with optional query and fragment. */
  to: string;
};

/** A link to a page of this site. Once the shell runs, it intercepts such links; until then the browser follows them. */
export function RouterLink({ to, children, ...rest }: RouterLinkProps) {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}
