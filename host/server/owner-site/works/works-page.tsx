import type { Visit } from '../../forms/owner/owner-desk';
import { siteTexts } from '../content/site-texts';
import { readLiveChoices } from '../form/live-choices';
import { nameIn, type Choices } from '../form/section';
import { siteState, stateOfWork, type SiteState } from '../publish/unpublished';
import { sendSiteView } from '../send-site-view';
import { addWorkDraft, homeOfWork, listWorks, titleOfWork, type WorkDraft } from '../site-drafts';
import type { SiteParts } from '../site-parts';
import { Thumbnail } from '../upload/FileSection';

/** Shows all projects, complete or not. */
export async function showWorks(parts: SiteParts, visit: Visit): Promise<void> {
  const works = listWorks(parts.database);
  const state = siteState(parts.database);
  const choices = await readLiveChoices(parts.siteDir);
  sendSiteView(
    visit,
    { heading: siteTexts.works },
    <>
      <p>{siteTexts.worksIntro}</p>
      <form method="post" action="/site/chantiers/nouveau">
        <button type="submit">{siteTexts.newWork}</button>
      </form>
      {works.length === 0 && <p>{siteTexts.worksNone}</p>}
      <div className="cards">
        {works.map((work) => (
          <WorkCard key={work.id} {...{ state, work, choices }} />
        ))}
      </div>
    </>,
  );
}

type WorkCardProps = { state: SiteState; work: WorkDraft; choices: Choices };

function WorkCard({ state, work, choices }: WorkCardProps) {
  const { texts, photos } = work;
  const cover = photos.findLast(({ moment }) => moment === 'after') ?? photos[0];
  const pill = stateOfWork(state, work);
  const where = [nameIn(choices.services, texts.service ?? ''), nameIn(choices.places, texts.place ?? '')];
  return (
    <article className="work">
      {cover ? <Thumbnail photo={cover} alt="" /> : <span className="thumbnail" />}
      <div>
        <p className={`pill ${pill}`}>{siteTexts.workStates[pill]}</p>
        <h2>
          <a href={homeOfWork(work.id).page}>{titleOfWork(texts)}</a>
        </h2>
        <p className="quiet">{where.filter(Boolean).join(', ')}</p>
      </div>
    </article>
  );
}

export const addWork = (parts: SiteParts): string => homeOfWork(addWorkDraft(parts)).page;
