import type { PageProps } from '@renovation-th/shared/contracts/page';
import { ClosingCall } from '@renovation-th/shared/ui/ClosingCall';
import { ProjectCards } from '@renovation-th/shared/ui/ProjectCards';
import { ServiceBlock } from '../components/blocks/ServiceBlock';
import { QuoteHero } from '../components/QuoteHero';
import { pictures } from '../content/pictures';
import type { ServicePageData } from '../content/service-page';
import { projectCardWords } from '../content/projects';
import { serviceWords } from '../content/service-words';

/** Page of a trade. The trade's record in content/services holds the blocks and all other texts. */
export default function ServicePage({ page }: PageProps<ServicePageData>) {
  const service = page.data;
  const { heading, text, picture } = service.closing;
  const quote = { label: serviceWords.quote, to: serviceWords.quotePath(service.slug) };

  return (
    <>
      <QuoteHero page={page} picture={pictures[service.picture]} words={service} quote={quote} />
      {service.blocks.map((block, index) => (
        <ServiceBlock
          key={`${block.kind}-${index}`}
          block={block}
          trade={service.slug}
          // Backgrounds alternate, and the last block has the plain one.
          ground={(service.blocks.length - index) % 2 === 1 ? 'plain' : 'deep'}
        />
      ))}
      <ProjectCards {...projectCardWords.ofTrade} projects={service.projects} />
      <ClosingCall
        heading={heading}
        text={text}
        quote={quote}
        picture={pictures[picture]}
        ground={service.projects.length > 0 ? 'plain' : 'deep'}
      />
    </>
  );
}
