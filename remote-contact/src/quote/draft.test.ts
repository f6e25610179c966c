import { readDraft, saveDraft } from './draft';

const now = new Date('2026-11-21T10:00:00Z');
const later = (days: number) => new Date(now.getTime() + days * 24 * 60 * 60 * 1000);
const around = { attempt: null, elapsed: 4_000, photos: 0, savedAt: now };

function form(name: string): HTMLFormElement {
  document.body.innerHTML = `<form>
    <input name="Nom" value="${name}" /><input name="_subject" value="Devis" />
    <input name="Source_formulaire" value="Page Contact - Demande de devis" />
    <select name="Urgence_projet"><option>Pas d'urgence particulière</option></select>
  </form>`;
  return document.forms[0] ?? document.createElement('form');
}

beforeEach(() => localStorage.clear());

describe('a draft', () => {
  it('contains what the visitor entered, but no control fields', () => {
    expect(saveDraft(form('Exemple'), around)).toBe(true);
    expect(readDraft(later(1))).toEqual({ ...around, fields: { Nom: 'Exemple' } });
  });

  it('is deleted when the form is empty again', () => {
    saveDraft(form('Exemple'), around);
    expect(saveDraft(form(''), around)).toBe(false);
    expect(localStorage).toHaveLength(0);
  });

  it('can consist of photographs alone', () => {
    expect(saveDraft(form(''), { ...around, photos: 2 })).toBe(true);
    expect(readDraft(now)?.photos).toBe(2);
  });

  it('is deleted after thirty days', () => {
    saveDraft(form('Exemple'), around);
    expect(readDraft(later(30))).not.toBeNull();
    expect(readDraft(later(30.01))).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it.each(['', 'null', '[]', '{"fields":{"Nom":3}}'])('is ignored if it is malformed: %s', (text) => {
    localStorage.setItem('rth-quote-draft', text);
    expect(readDraft(now)).toBeNull();
  });
});
