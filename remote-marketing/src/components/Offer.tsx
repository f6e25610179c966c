import styled from '@emotion/styled';
import { useIdentity } from '@renovation-th/shared/kernel';
import { taxLetters } from '@renovation-th/shared/promises/vat';
import { vars } from '@renovation-th/shared/theme/tokens';
import { CardGrid } from '@renovation-th/shared/ui/CardGrid';
import { HeadedSection } from '@renovation-th/shared/ui/HeadedSection';
import { ServiceCard } from '@renovation-th/shared/ui/ServiceCard';
import { offer as content } from '../content/home';
import { servicePictures } from '../content/service-pictures';
import { serviceWords } from '../content/service-words';
import { services } from '../content/services';

const columns = { medium: 2, large: 2, wide: 4 };

// On a phone, the card crops a 14rem-wide picture to a narrow strip, so a file for 11rem is sharp enough.
const sizes = '(min-width: 70rem) 18rem, (min-width: 48rem) 45vw, 11rem';

const Others = styled('p')({ marginTop: vars.space5 });

/** The trades, with links to their pages. */
export function Offer() {
  const identity = useIdentity();
  const { prices = [] } = identity;
  const { interior, exterior } = services;

  return (
    <HeadedSection heading={content.heading}>
      <CardGrid columns={columns}>
        {content.services.map((key) => {
          const { name, sentence, path, parts } = services[key];
          const price = prices.find(({ service }) => path === `/services/${service}`);
          return (
            <ServiceCard
              key={key}
              title={name}
              sentence={sentence}
              note={price && serviceWords.cost.onCard(price, taxLetters(identity))}
              details={parts.map(({ label }) => label)}
              to={path}
              linkLabel={content.linkLabel}
              picture={{ sizes, ...servicePictures[key] }}
            />
          );
        })}
      </CardGrid>
      <Others>
        <span>{content.others.before}</span>
        <a href={interior.path}>{interior.name.toLowerCase()}</a>
        <span>{content.others.between}</span>
        <a href={exterior.path}>{exterior.name.toLowerCase()}</a>
      </Others>
    </HeadedSection>
  );
}
