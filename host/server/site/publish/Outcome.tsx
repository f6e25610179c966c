import { ownerTexts } from '../../requests/content/owner-texts';
import { allSections } from '../content/sections';
import { siteTexts } from '../content/site-texts';
import { isAskedIn } from '../form/section';
import { addressOfSection } from '../form/section-pages';
import { correctionsOf } from '../form/SectionPart';
import type { Problem } from '../../../delivery/owner/input';
import type { Step } from '../../../delivery/owner/pictures';
import { anchorOf, attestation, portrait, titleOfProject, type ProjectDraft } from '../site-drafts';
import type { Operation } from './operations';
import { previewPath } from './preview-server';

const stepsInOrder = ['start', 'photo', 'compose', 'check'] as const;

/** Shows the progress of a running operation. */
export function Progress({ kind, step }: { kind: Operation['kind']; step: Step | null }) {
  const name = step?.step ?? 'start';
  const photos = step?.step === 'photo' ? step : null;
  const busy = siteTexts.busy(siteTexts.operations[kind]);
  return (
    <div className="notice" data-refresh="" id="issue">
      <p role="status">
        {busy} {photos ? siteTexts.photoOf(photos.done, photos.of) : siteTexts.steps[name]}
      </p>
      <progress
        aria-label={busy}
        max={stepsInOrder.length}
        value={stepsInOrder.indexOf(name) + (photos ? photos.done / photos.of : 0)}
      />
    </div>
  );
}

type OutcomeProps = {
  operation: Operation;
  /** Origin of the live site. */
  origin: string;
  projects: readonly ProjectDraft[];
};

/** Shows the result of the last operation. */
export function Outcome({ operation, origin, projects }: OutcomeProps) {
  const { kind, isOver, problems, failed, isDone } = operation;
  if (!isOver)
    return (
      <p className="notice bad" id="issue">
        {siteTexts.interrupted}
      </p>
    );
  return (
    <div className={`notice ${isDone && problems.length === 0 ? 'good' : 'bad'}`} id="issue">
      {isDone && (
        <>
          <p role="status">
            <strong>{siteTexts.ended[kind]}</strong>
          </p>
          <p>
            <a
              className="action secondary"
              href={kind === 'preview' ? previewPath : `${origin}/`}
              target="_blank"
              rel="noreferrer"
            >
              {kind === 'preview' ? siteTexts.previewOpen : siteTexts.seeSite}
            </a>
          </p>
        </>
      )}
      {problems.length > 0 && (
        <>
          <p role="alert">{siteTexts.refused}</p>
          <ul>
            {problems.map((problem) => {
              const { field, message, detail } = problem;
              const address = addressOfProblem(problem);
              return (
                <li key={`${field} ${message} ${detail}`}>
                  {nameOfProject(projects, field)}
                  {message} {address ? <a href={address}>{siteTexts.toField}</a> : siteTexts.callDeveloper}
                  {detail && <p className="detail">{ownerTexts.detail(detail)}</p>}
                </li>
              );
            })}
          </ul>
        </>
      )}
      {failed !== null && <p role="alert">{failed}</p>}
    </div>
  );
}

/** Returns the name of the project that a field belongs to, or null. */
function nameOfProject(projects: readonly ProjectDraft[], field: string): string | null {
  const project = projects.find(({ id }) => field.startsWith(`projects.${id}`));
  return project ? `${siteTexts.project(titleOfProject(project.texts))}\u00a0: ` : null;
}

/** Returns the URL at which the owner can correct a problem, or null if there is none. */
function addressOfProblem(problem: Problem): string | null {
  const { field } = problem;
  const [top, project, part = 'chantier'] = field.split('.');
  if (top === 'version') return '/site#version-avant';
  if (top === 'projects' && !project) return '/site/chantiers';
  if (top === 'projects')
    return `/site/chantiers/${project}#${part === 'photos' ? `fichiers-${project}` : part}`;
  const home = [portrait, attestation].find(({ name }) => name === field.replace('craftsman.', ''));
  if (home) return `${home.page}#${anchorOf(home)}`;
  const section = allSections.find((each) => isAskedIn(each, field));
  return section ? addressOfSection(section, correctionsOf(section, [problem])[0]?.field) : null;
}
