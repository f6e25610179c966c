import { beginning } from '@renovation-th/shared/french-words';
import type { Visit } from '../../forms/owner/visit';
import { ActionButton } from '../../forms/owner/send-page';
import { siteTexts } from '../content/site-texts';
import { momentInFrench, SureButton } from '../form/OwnerForm';
import { sendSiteView } from '../send-site-view';
import type { SiteParts } from '../site-parts';

/** Lists what was published, and offers to publish an earlier version again. */
export async function showVersions(parts: SiteParts, visit: Visit): Promise<void> {
  const { versions } = await parts.run({ kind: 'versions' }).ended;
  const notice = versions ? versions.length === 0 && siteTexts.versionsNone : siteTexts.versionsFailed;
  sendSiteView(
    visit,
    { heading: siteTexts.history, back: { path: '/site', text: siteTexts.title } },
    <>
      <p className="quiet">{siteTexts.takeBackHint}</p>
      {notice && <p>{notice}</p>}
      {versions?.map(({ content, date, isLive, projects }) => {
        const moment = momentInFrench(date, parts.now());
        return (
          <article key={content}>
            <h2>
              {beginning(moment)} {isLive && <span className="pill live">{siteTexts.versionLive}</span>}
            </h2>
            <p>{siteTexts.projectsCount(projects)}</p>
            {!isLive && (
              <SureButton text={siteTexts.takeThis}>
                <ActionButton
                  action="/site/reprendre"
                  text={siteTexts.takeThisSure}
                  about={moment}
                  fields={[['version', content]]}
                />
              </SureButton>
            )}
          </article>
        );
      })}
    </>,
  );
}
