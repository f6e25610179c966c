import { Fragment } from 'react';
import { nearness as content } from '../content/town-page';
import type { TownPageData } from '../page-data/town-page-data';

/** Sentence with links to the neighbouring towns. */
export function Neighbours({ isNear, towns }: TownPageData['neighbours']) {
  const { near, far } = content.neighboursIntro;

  return (
    <>
      {isNear ? near : far}
      {towns.map(({ name, path }, index) => (
        <Fragment key={name}>
          <a href={path}>{name}</a>
          {content.after(index, towns.length)}
        </Fragment>
      ))}
    </>
  );
}
