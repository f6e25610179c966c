import type { ContentField } from '@renovation-th/shared/forms/form-fields';
import type { ServerResponse } from 'node:http';
import type { Identity } from '@renovation-th/shared/identity/identity';
import { answerTexts, failureTexts } from './content/form-answers';
import { fieldLabel } from './content/field-labels';
import type { FormFields } from './form-body';
import { failureStatus, type FormFailure } from './form-failures';
import { escapeHtml, sendHtml, type HtmlPage } from './html-document';
import { isControlField, isHeaderField } from './submission';

// Fields for machines: sent again with the rest, but not shown.
const technicalFields: readonly string[] = [
  'Date_soumission',
  'Mention_rappel',
  'Source',
  'Source_formulaire',
  'Type_demande',
  'Référence',
] satisfies readonly ContentField[];

// For the keyboard of a phone. Not `date` or `time`: a browser hides a value that it cannot read as one.
const inputTypes: ReadonlyMap<string, string> = new Map<ContentField, string>([
  ['Téléphone', 'tel'],
  ['Email', 'email'],
]);

/**
 * What a visitor without JavaScript sees when his form is not accepted: why, what to do, the phone
 * number, and everything he typed in a form that sends it again.
 */
export function sendFailurePage(
  response: ServerResponse,
  { failure, fields, identity }: { failure: FormFailure; fields: FormFields; identity: Identity },
): void {
  const hasForm = fields.size > 0;
  const toContact = `<p><a class="action" href="/contact">${answerTexts.toContact}</a></p>`;
  const page = failurePage(failure, identity, hasForm ? retryForm(fields, failure) : toContact);
  sendHtml(response, { ...page, status: failureStatus[failure], hasForm });
}

/** Shown when the form was not read, as when the web server cannot reach the service. */
export function unreadFormPage(failure: FormFailure, identity: Identity): HtmlPage {
  return failurePage(failure, identity, `<p>${answerTexts.typedBefore}</p>`);
}

function failurePage(failure: FormFailure, identity: Identity, rest: string): HtmlPage {
  const { title, explanation, advice } = failureTexts[failure];
  return {
    title: `${answerTexts.notSent} – ${identity.tradeName}`,
    body: [
      `<h1>${escapeHtml(title)}</h1>`,
      `<p>${escapeHtml(explanation)}</p>`,
      `<p>${escapeHtml(advice)}</p>`,
      `<p>${answerTexts.callInstead} ${phoneLink(identity)} ${answerTexts.writeInstead} ${emailLink(identity)}.</p>`,
      rest,
    ].join(''),
  };
}

function phoneLink({ phone }: Identity): string {
  return `<a class="phone" href="tel:${escapeHtml(phone.international)}">${escapeHtml(phone.national)}</a>`;
}

function emailLink({ email }: Identity): string {
  return `<a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a>`;
}

/** Without an action, the form goes to the address that has just refused it, which is the right one. */
function retryForm(fields: FormFields, failure: FormFailure): string {
  const inputs = [...fieldsToComplete(fields, failure)].map(([name, value]) =>
    isControlField(name) || technicalFields.includes(name)
      ? hiddenInput(name, value)
      : visibleInput(name, value),
  );
  return (
    `<h2>${answerTexts.typedHeading}</h2><p>${answerTexts.typedHint}</p>` +
    `<form method="post">${inputs.join('')}<button type="submit">${answerTexts.sendAgain}</button></form>`
  );
}

/** What is missing comes first, so that it is the first thing to fill in. */
function fieldsToComplete(fields: FormFields, failure: FormFailure): FormFields {
  const missing = failure === 'missing-name' ? 'Nom' : failure === 'missing-contact' ? 'Téléphone' : null;
  const isAsked = missing === null || fields.has(missing) || (missing === 'Nom' && fields.has('Nom_complet'));
  return isAsked ? fields : new Map([[missing, ''], ...fields]);
}

function hiddenInput(name: string, value: string): string {
  return `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`;
}

function visibleInput(name: string, value: string): string {
  const attributes = `id="${escapeHtml(name)}" name="${escapeHtml(name)}"`;
  const label = `<label for="${escapeHtml(name)}">${escapeHtml(fieldLabel(name))}</label>`;
  const needsRoom = name === 'Description_projet' || value.length > 60 || value.includes('\n');
  // HTML parsers drop the first line break after the opening tag, so one is added.
  return needsRoom && !isHeaderField(name)
    ? `${label}<textarea rows="6" ${attributes}>\n${escapeHtml(value)}</textarea>`
    : `${label}<input type="${inputTypes.get(name) ?? 'text'}" ${attributes} value="${escapeHtml(value)}">`;
}
