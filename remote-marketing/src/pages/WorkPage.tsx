import type { PageProps } from '@renovation-th/shared/contracts/page';
import { ClosingCall } from '@renovation-th/shared/ui/ClosingCall';
import { WorkCards } from '@renovation-th/shared/ui/WorkCards';
import { WorkHead } from '../components/WorkHead';
import { WorkPhotos } from '../components/WorkPhotos';
import { workCardWords, workWords as content } from '../content/works';
import { workPictures } from '../content/work-pictures';
import type { WorkPageData } from '../page-data/work-data';

/** Page of one work of the owner, with its photographs, town, date and description. */
export default function WorkPage({ page }: PageProps<WorkPageData>) {
  const work = page.data;

  return (
    <>
      <WorkHead work={work} trail={page.breadcrumbs ?? []} />
      <WorkPhotos work={work} />
      <WorkCards {...workCardWords.others} works={work.related} />
      <ClosingCall
        heading={content.closing.heading(work.where)}
        text={content.closing.text}
        quote={{ label: content.quote, to: work.quotePath }}
        picture={workPictures.wallRebuilt}
      />
    </>
  );
}
