import type { AnchorHTMLAttributes } from 'react';

type RouterLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** A path of this site, with its query and fragment. */
  to: string;
};

/** A link to another page of this site. Once the shell runs it follows all of them; until then the browser does. */
export function RouterLink({ to, children, ...rest }: RouterLinkProps) {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}
