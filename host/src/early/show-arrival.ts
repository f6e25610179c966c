/** Shows on /merci which request was sent, its reference and the requested call. */
export function showArrival(): void {
  const query = new URLSearchParams(location.search);
  const reference = /^RTH-\d{8}-[0-9A-Z]{6}$/.exec(query.get('ref') ?? '')?.[0];
  const kind = /^(devis|rappel)$/.exec(query.get('demande') ?? '')?.[0] ?? 'unknown';

  for (const element of document.querySelectorAll<HTMLElement>('[data-sent]'))
    element.hidden = element.dataset.sent !== kind;
  fill('[data-reference]', reference);
  fill('[data-call]', callInWords(query.get('jour') ?? '', query.get('heure') ?? ''));
}

function fill(selector: string, text: string | undefined): void {
  const element = document.querySelector<HTMLElement>(selector);
  const value = element?.querySelector('strong');
  if (!element || !value || !text) return;
  value.textContent = text;
  element.hidden = false;
}

/** Formats a day and a time in French. Returns an empty text for impossible values, because anyone can write a URL. */
function callInWords(day: string, time: string): string {
  const date = new Date(`${day}T${time}Z`);
  if (!/^\d{4}-\d\d-\d\d\d\d:\d\d$/.test(day + time) || Number.isNaN(date.getTime())) return '';
  if (date.toISOString().slice(0, 16) !== `${day}T${time}`) return '';
  const words = date.toLocaleDateString('fr', { dateStyle: 'full', timeZone: 'UTC' });
  return `${words.replace(' 1 ', ' 1er ')} à ${time}`;
}
