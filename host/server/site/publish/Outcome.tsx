import type { Problem } from '../../../delivery/owner/input';
import { ownerTexts } from '../../requests/content/owner-texts';
import { pages } from '../content/sections';
import { siteTexts } from '../content/site-texts';
import { fieldOf } from '../form/OwnerForm';
import { fieldsIn, isAskedIn, pathOf } from '../form/section';
import { pathOfProject, titleOfProject, type Project } from '../projects/projects';
import type { Operation } from './operations';
import { previewPath } from './preview-server';

/** Shows a running operation in one line. */
export const Running = ({ kind }: Pick<Operation, 'kind'>) => (
  <p role="status" className="notice" data-refresh="" id="issue">
    {siteTexts.busy(siteTexts.operations[kind])}
  </p>
);

type OutcomeProps = { operation: Operation; projects: readonly Project[] };

/** Shows the result of the last operation. */
export const Outcome = ({ operation: { kind, problems, failed, isDone }, projects }: OutcomeProps) => (
  <div className={`notice ${isDone && !failed && problems.length === 0 ? 'good' : 'bad'}`} id="issue">
    {isDone && !failed && (
      <p role="status">
        <strong>{siteTexts.ended[kind]}</strong>
      </p>
    )}
    {isDone && kind === 'preview' && (
      <p>
        <a className="action secondary" href={previewPath} target="_blank" rel="noreferrer">
          {siteTexts.previewOpen}
        </a>
      </p>
    )}
    {problems.length > 0 && (
      <>
        <p role="alert">{siteTexts.refused}</p>
        <ul>
          {problems.map(({ field, message, detail }) => {
            const address = addressOf(field);
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

/** Returns the name of the project that a field belongs to, or null. */
function nameOfProject(projects: readonly Project[], field: string): string | null {
  const project = projects.find(({ id }) => field.startsWith(`projects.${id}`));
  return project ? `${siteTexts.project(titleOfProject(project))}\u00a0: ` : null;
}

/** Returns the URL at which the owner can correct a problem, or null if there is none. */
function addressOf(field: Problem['field']): string | null {
  const [top, project, part = 'chantier'] = field.split('.');
  if (top === 'projects' && !project) return '/site/chantiers';
  if (top === 'projects') return `${pathOfProject(project ?? '')}#${part === 'photos' ? 'fichiers' : part}`;
  const page = pages.find(({ sections }) => sections.some((section) => isAskedIn(section, field)));
  return page ? `${pathOf(page)}#${fieldOf(namesIn(page), field)}` : null;
}

const namesIn = ({ sections }: (typeof pages)[number]) => fieldsIn(sections).map(({ name }) => name);
