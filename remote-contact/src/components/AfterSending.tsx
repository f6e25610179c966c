import styled from '@emotion/styled';
import { useIdentity } from '@renovation-th/shared/kernel';
import { rateSentences, travelSentences } from '@renovation-th/shared/promises/quote-rules';
import { inPrint } from '@renovation-th/shared/theme/media';
import { vars } from '@renovation-th/shared/theme/tokens';
import { SectionHead } from '@renovation-th/shared/ui/layout';
import { Steps } from '@renovation-th/shared/ui/Steps';
import { contactPageContent } from '../content/contact-page-content';

const content = contactPageContent.after;

const Part = styled('section')({
  paddingBlock: vars.section,
  borderTop: `1px solid ${vars.line}`,
});

const OnScreenPart = styled(Part)({ [inPrint]: { display: 'none' } });

/** A checklist that visitors can print and tick off. */
const Visit = styled('ul')({ paddingLeft: vars.space5, '&&': { listStyle: '"☐ "' } });

const Notes = styled('div')({
  display: 'grid',
  gap: vars.space3,
  marginTop: vars.space7,
  fontSize: vars.textS,
  color: vars.textMuted,
});

/** Explains the next steps, the right of withdrawal, the prices, and how to prepare for the visit. */
export function AfterSending() {
  const identity = useIdentity();
  const prices = [...rateSentences(identity), ...travelSentences(identity)];

  return (
    <>
      <OnScreenPart>
        <SectionHead>
          <h2>{content.heading}</h2>
          <p>{content.intro}</p>
        </SectionHead>
        <Steps steps={content.steps} />
        <Notes>
          <p>{content.withdrawal}</p>
          {prices.map((price) => (
            <p key={price}>{price}</p>
          ))}
          {content.links.map(({ path, label }) => (
            <p key={path}>
              <a href={path}>{label}</a>
            </p>
          ))}
        </Notes>
      </OnScreenPart>
      <Part>
        <SectionHead>
          <h2>{content.visit.heading}</h2>
          <p>{content.visit.intro}</p>
        </SectionHead>
        <Visit>
          {content.visit.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </Visit>
      </Part>
    </>
  );
}
