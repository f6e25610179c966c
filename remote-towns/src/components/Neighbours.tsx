import { Fragment } from 'react';
import { RouterLink } from '@renovation-th/shared/kernel';
import { nearness as content } from '../content/town-page';
import type { TownPageData } from '../content/town-page-data';

type NeighboursProps = { town: TownPageData };

/** The served towns close by, in one sentence; those that have a page are links. */
export function Neighbours({ town }: NeighboursProps) {
  return (
    <>
      {content.neighboursIntro(town)}
      {town.neighbours.map(({ name, path }, index) => (
        <Fragment key={name}>
          {path ? <RouterLink to={path}>{name}</RouterLink> : name}
          {content.after(index, town.neighbours.length)}
        </Fragment>
      ))}
    </>
  );
}
