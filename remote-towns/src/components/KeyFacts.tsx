import styled from '@emotion/styled';
import { FactStrip } from '@renovation-th/shared/ui/FactStrip';
import { vars } from '@renovation-th/shared/theme/tokens';
import { Wrap } from '@renovation-th/shared/ui/layout';
import { keyFacts as content } from '../content/town-page';
import type { TownPageData } from '../page-data/town-page-data';

type KeyFactsProps = { facts: TownPageData['keyFacts']; reserve: TownPageData['reserve'] };

const Notes = styled(Wrap)({ paddingTop: vars.space3, fontSize: vars.textS, color: vars.textMuted });

/** The three promises of the page, and what they mean. */
export function KeyFacts({ facts, reserve }: KeyFactsProps) {
  return (
    <>
      <FactStrip label={content.label} facts={facts} />
      <Notes>
        {reserve && <p>{reserve}</p>}
        <p>
          {content.note} <a href={content.link.to}>{content.link.label}</a>
        </p>
      </Notes>
    </>
  );
}
