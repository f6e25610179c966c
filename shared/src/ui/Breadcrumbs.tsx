import styled from '@emotion/styled';
import type { Breadcrumb } from '../contracts/page';
import { vars } from '../theme/tokens';
import { breadcrumbsContent } from '../content/ui-content';

type BreadcrumbsProps = {
  trail: readonly Breadcrumb[];
  /** Name of the current page, which is not a link. */
  current: string;
};

const List = styled('ol')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.25rem .5rem',
  fontSize: vars.textS,
  color: vars.textMuted,
  '& li + li::before': { content: '"/"', marginRight: '.5rem', color: vars.lineStrong },
  '& a': { color: 'inherit' },
});

/** The trail from the home page to the current page. */
export function Breadcrumbs({ trail, current }: BreadcrumbsProps) {
  return (
    <nav aria-label={breadcrumbsContent.label}>
      <List>
        {trail.map(({ label, path }) => (
          <li key={path}>
            <a href={path}>{label}</a>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </List>
    </nav>
  );
}
