import { beginning } from '@renovation-th/shared/french-words';
import type { Visit } from '../../forms/owner/visit';
import { ActionButton } from '../../forms/owner/send-page';
import { siteTexts } from '../content/site-texts';
import { momentInFrench, SureButton } from '../form/OwnerForm';
import { sendSiteView } from '../send-site-view';
import type { SiteParts } from '../site-parts';
import { nameOfChange } from './changes';
import { changesOfVersions } from './unpublished';

const kinds = ['added', 'changed', 'removed'] as const;

/** Joins the names of changes, and counts the rest of a long list. */
const firstOf = (names: readonly string[]) =>
  names.length > 5 ? siteTexts.andOthers(names.slice(0, 4).join(', '), names.length - 4) : names.join(', ');

/** Lists the published versions with their changes, and offers to make one live again. */
export async function showVersions(parts: SiteParts, visit: Visit): Promise<void> {
  const { versions } = await parts.run({ kind: 'versions' }).ended;
  const notice = versions ? versions.length === 0 && siteTexts.versionsNone : siteTexts.versionsFailed;
  const changes = changesOfVersions(parts.database);
  sendSiteView(
    visit,
    { heading: siteTexts.history, back: { path: '/site', text: siteTexts.title } },
    <>
      <p className="quiet">{siteTexts.takeBackHint}</p>
      {notice && <p>{notice}</p>}
      {versions?.map(({ version, date, isLive, projects }) => {
        const moment = momentInFrench(date, parts.now());
        const changed = changes.get(version);
        return (
          <article key={version}>
            <h2>
              {beginning(moment)} {isLive && <span className="pill live">{siteTexts.versionLive}</span>}
            </h2>
            <p>
              {changed
                ? siteTexts.versionChanges(
                    kinds.flatMap((kind) => {
                      const those = changed.filter((change) => change.kind === kind).map(nameOfChange);
                      const name = beginning(siteTexts.changeKinds[kind]);
                      return those.length > 0 ? `${name}\u00a0: ${firstOf(those)}.` : [];
                    }),
                  )
                : siteTexts.projectsCount(projects)}
            </p>
            {!isLive && (
              <SureButton text={siteTexts.takeThis}>
                <ActionButton
                  action="/site/reprendre"
                  text={siteTexts.takeThisSure}
                  about={moment}
                  fields={[['version', version]]}
                />
              </SureButton>
            )}
          </article>
        );
      })}
    </>,
  );
}
