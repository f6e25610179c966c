import styled from '@emotion/styled';
import { FactStrip } from '@renovation-th/shared/ui/FactStrip';
import { vars } from '@renovation-th/shared/theme/tokens';
import { Wrap } from '@renovation-th/shared/ui/layout';
import { keyFactsLabel } from '../content/town-page';
import type { TownPageData } from '../page-data/town-page-data';

type KeyFactsProps = { facts: TownPageData['keyFacts']; reserve: TownPageData['reserve'] };

const Reserve = styled(Wrap)({ paddingTop: vars.space3, fontSize: vars.textS, color: vars.textMuted });

/** The three promises of the page, and below them a note if the first quote may change after the visit. */
export function KeyFacts({ facts, reserve }: KeyFactsProps) {
  return (
    <>
      <FactStrip label={keyFactsLabel} facts={facts} />
      {reserve && <Reserve as="p">{reserve}</Reserve>}
    </>
  );
}
