import styled from '@emotion/styled';
import { vars } from '@renovation-th/shared/theme/tokens';
import { from } from '@renovation-th/shared/theme/media';
import { HeadedBand } from '@renovation-th/shared/ui/HeadedColumns';
import type { Block, ServicePageData } from '../content/service-page';
import { serviceWords } from '../content/service-words';

type PresentationProps = { service: ServicePageData };

const Text = styled('div')({
  display: 'grid',
  gap: vars.space5,
  '& p:first-of-type': { fontSize: vars.textL, lineHeight: 1.5 },
  '& p + p': { color: vars.textMuted },
});

const Head = styled('div')({ display: 'grid', gap: vars.space6, alignContent: 'start' });

const Anchors = styled('nav')({
  fontSize: vars.textS,
  '& h3': {
    marginBottom: vars.space2,
    font: `600 ${vars.textS}/1.4 ${vars.fontText}`,
    letterSpacing: 0,
    color: vars.textMuted,
  },
  '& ul': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space5,
    listStyle: 'none',
    [from.large]: { display: 'block' },
  },
  '& a': {
    display: 'inline-block',
    paddingBlock: '.375rem',
    '@media (pointer: coarse)': { paddingBlock: '.625rem' },
  },
});

/** Introduction to a trade, with links to its parts. */
export function Presentation({ service }: PresentationProps) {
  const { heading, paragraphs } = service.presentation;
  const anchors = service.blocks.flatMap(anchorsOf);

  return (
    <HeadedBand split="5fr 7fr">
      <Head>
        <h2>{heading}</h2>
        <Anchors aria-labelledby="sur-cette-page">
          <h3 id="sur-cette-page">{serviceWords.offersNavigation}</h3>
          <ul>
            {anchors.map(({ id, name }) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ul>
        </Anchors>
      </Head>
      <Text>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Text>
    </HeadedBand>
  );
}

function anchorsOf(block: Block): readonly { id: string; name: string }[] {
  if (block.kind === 'offers') return block.offers;
  return block.kind === 'points' && block.link ? [block.link] : [];
}
