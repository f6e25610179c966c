import { siteTexts } from './content/site-texts';
import type { Visit } from './send-site-view';

/** Says why files were not taken, as the address of the page tells it. */
export function FileProblem({ visit }: { visit: Visit }) {
  const told = (visit.query.get('refus') ?? '').split(',');
  const reasons = Object.entries(siteTexts.fileProblems).filter(([name]) => told.includes(name));
  if (reasons.length === 0) return null;
  return (
    <div role="alert" className="notice">
      {reasons.map(([name, text]) => (
        <p key={name}>{text}</p>
      ))}
    </div>
  );
}
