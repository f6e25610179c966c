import styled from '@emotion/styled';
import type { PageProps } from '@renovation-th/shared/contracts/page';
import { vars } from '@renovation-th/shared/theme/tokens';
import { ClosingCall } from '@renovation-th/shared/ui/ClosingCall';
import { Wrap } from '@renovation-th/shared/ui/layout';
import { PageHead } from '@renovation-th/shared/ui/PageHead';
import { VisuallyHidden } from '@renovation-th/shared/ui/VisuallyHidden';
import { WorkGrid } from '@renovation-th/shared/ui/WorkGrid';
import { quotePath } from '../content/home';
import { workPictures } from '../content/work-pictures';
import { worksPage as content } from '../content/works';
import type { WorksPageData } from '../listed-pages';

const Part = styled(Wrap)({ paddingBottom: vars.section });

/** Page of all works, newest first. */
export default function WorksPage({ page }: PageProps<WorksPageData>) {
  return (
    <>
      <PageHead page={page} words={content} />
      <Part>
        <VisuallyHidden as="h2">{content.list}</VisuallyHidden>
        <WorkGrid works={page.data.works} />
      </Part>
      <ClosingCall
        heading={content.closing.heading}
        text={content.closing.text}
        quote={{ label: content.quote, to: quotePath }}
        picture={workPictures.wallRebuilt}
        ground="deep"
      />
    </>
  );
}
