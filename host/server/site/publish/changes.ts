import { allSections } from '../content/sections';
import { siteTexts } from '../content/site-texts';
import { addressOfSection } from '../form/section-pages';
import { attestation, homeOfProject, portrait } from '../site-drafts';
import type { Change } from './unpublished';

const sectionOf = ({ unit }: Change) => allSections.find(({ id }) => unit === `section/${id}`);

export function addressOfChange(change: Change): string {
  const section = sectionOf(change);
  if (section) return addressOfSection(section);
  const [top, id = ''] = change.unit.split('/');
  if (top !== 'project') return top === 'portrait' ? portrait.page : attestation.page;
  return change.kind === 'removed' ? '/site/chantiers' : homeOfProject(id).page;
}

export function nameOfChange(change: Change): string {
  const section = sectionOf(change);
  if (section) return section.heading;
  if (change.unit.startsWith('project/')) return siteTexts.project(change.title || siteTexts.unnamedProject);
  return change.unit === 'portrait' ? siteTexts.files.portrait.heading : siteTexts.files.attestation.heading;
}
