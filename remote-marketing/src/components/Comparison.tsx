import { BeforeAfter } from './BeforeAfter';
import { HeadedBand, HeadWords } from '@renovation-th/shared/ui/HeadedColumns';
import type { HomeComparison } from '../page-data/home-data';
import { projectCardWords } from '../content/projects';

const sizes = '(min-width: 75rem) 42rem, (min-width: 64rem) 56vw, 92vw';

/** Compares two photographs of a project, before and after the work, with a divider. */
export function Comparison({ comparison }: { comparison: HomeComparison }) {
  const { title, path, facts, before, after } = comparison;
  const { heading, intro } = projectCardWords.compared;

  return (
    <HeadedBand split="5fr 7fr">
      <HeadWords>
        <h2>{heading}</h2>
        <p>{intro}</p>
        <div>
          <a href={path}>{title}</a>
          <p>{facts}</p>
        </div>
      </HeadWords>
      <BeforeAfter label={title} before={before} after={after} sizes={sizes} />
    </HeadedBand>
  );
}
