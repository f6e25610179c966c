/*
 * What a script adds to the owner's pages, which work without it: photographs are sent in pieces that go on after the
 * network was away, a brush hides faces and plates, what is cut off darkens at once, and a page on which something is under way follows it.
 */
'use strict';

const piece = 512 * 1024;
const shortestPause = 1_000;
const longestPause = 15_000;

const pause = (milliseconds) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
    addEventListener('online', resolve, { once: true });
  });

/** The same file has the same name again after the page was closed, so that its upload goes on. */
function keyOf(file) {
  let hash = 0x811c9dc5;
  for (const character of `${file.name}|${file.size}|${file.lastModified}`)
    hash = Math.imul(hash ^ character.codePointAt(0), 0x01000193) >>> 0;
  return `${hash.toString(16).padStart(8, '0')}${file.size.toString(16).padStart(8, '0')}`;
}

/** Sends what the server does not have yet. @returns what it refuses, in words; null when it has all. */
async function sendInPieces(address, file, moment, tell) {
  const query = (start) =>
    new URLSearchParams({ cle: keyOf(file), taille: file.size, debut: start, moment }).toString();
  // A piece that begins nowhere is taken by nobody, and answered with how much is there.
  let start = -1;
  for (let failures = 0; ;) {
    try {
      const body = start < 0 ? '' : file.slice(start, start + piece);
      const answer = await fetch(`${address}?${query(start)}`, { method: 'POST', body });
      if (answer.status === 401) return { isOut: true };
      // The work is gone, or the server will not have it: asking again changes nothing.
      if (answer.status >= 400 && answer.status < 500) return { isGone: true };
      const state = await answer.json();
      if (state.refus) return { refused: state.refus };
      if (state.fini) return {};
      // Another connection still brings the same file.
      if (state.recu === start) await pause(shortestPause);
      start = state.recu;
      failures = 0;
      tell(start / file.size);
    } catch {
      failures += 1;
      tell(null);
      await pause(Math.min(longestPause, shortestPause * 2 ** failures));
      start = -1;
    }
  }
}

function serveUploads(form) {
  const input = form.querySelector('input[type=file]');
  const told = form.querySelector('[data-told]');
  const bar = form.querySelector('[data-progress]');
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const files = [...input.files];
    const moment = form.elements.moment?.value ?? 'before';
    const refused = [];
    bar.hidden = false;
    form.querySelector('button').disabled = true;
    for (const [number, file] of files.entries()) {
      const name = `Fichier ${number + 1} sur ${files.length}`;
      const result = await sendInPieces(form.dataset.pieces, file, moment, (share) => {
        told.textContent = share === null ? `${name}\u00a0: le réseau est parti, l’envoi reprendra.` : name;
        if (share !== null) bar.value = ((number + share) / files.length) * 100;
      });
      if (result.isOut) return location.assign('/connexion');
      if (result.isGone) return location.reload();
      if (result.refused) refused.push(`${file.name}\u00a0: ${result.refused}`);
    }
    bar.hidden = true;
    form.querySelector('button').disabled = false;
    form.reset();
    told.textContent = refused.join(' ');
    if (refused.length < files.length) await showAgain();
    document.querySelector('[data-told]').textContent = refused.join(' ');
  });
}

/** Puts the newest page in the place of this one, without what is being typed getting lost. */
async function showAgain() {
  const answer = await fetch(location.href);
  if (!answer.ok) return;
  const next = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const focused = document.activeElement?.id;
  for (const field of document.querySelectorAll('main form :is(input:not([type=file]), textarea, select)')) {
    const same = counterpart(field, next);
    if (!same) continue;
    same.value = field.value;
    same.checked = field.checked;
  }
  document.querySelector('main').replaceWith(next.querySelector('main'));
  if (focused) document.getElementById(focused)?.focus();
  serve();
}

/** The same field of the next page. The version that he has seen stays too, so that no other tab is written over. */
function counterpart(field, next) {
  if (field.id) return next.getElementById(field.id);
  if (field.name !== 'version') return null;
  const forms = [...next.querySelectorAll('form')];
  return forms.find((form) => form.action === field.form.action)?.elements.version ?? null;
}

function serveRetouch(form) {
  const { gauche, droite, haut, bas } = form.elements;
  const picture = form.querySelector('svg');
  const shade = picture.querySelector('path');
  let drawn = null;
  form.querySelector('[data-retouch-hint]').textContent = form.dataset.retouch;
  form.querySelector('.cells').hidden = true;
  picture.classList.add('brush');

  const within = (share) => Math.min(100, Math.max(0, share * 100));
  function place({ clientX, clientY }) {
    const { left, top, width, height } = picture.getBoundingClientRect();
    return [within((clientX - left) / width), within((clientY - top) / height)];
  }
  function draw(event) {
    if (!drawn) return;
    const [left, top] = drawn.from;
    const [right, bottom] = place(event);
    const sides = [
      Math.min(left, right),
      Math.min(top, bottom),
      Math.abs(right - left),
      Math.abs(bottom - top),
    ];
    drawn.part = sides.map((share) => share.toFixed(2));
    ['x', 'y', 'width', 'height'].forEach((name, at) => drawn.rectangle.setAttribute(name, drawn.part[at]));
  }
  picture.addEventListener('pointerdown', (event) => {
    picture.setPointerCapture(event.pointerId);
    const rectangle = document.createElementNS(picture.namespaceURI, 'rect');
    shade.before(rectangle);
    drawn = { from: place(event), rectangle };
  });
  picture.addEventListener('pointermove', draw);
  picture.addEventListener('pointerup', (event) => {
    draw(event);
    if (!drawn) return;
    const cover = { type: 'hidden', name: 'caches', value: drawn.part.join() };
    form.append(Object.assign(document.createElement('input'), cover));
    drawn = null;
  });
  form.addEventListener('input', () => {
    const [left, right, top, bottom] = [gauche, droite, haut, bas].map(({ value }) => Number(value));
    const [width, height] = [Math.max(25, 100 - left - right), Math.max(25, 100 - top - bottom)];
    shade.setAttribute('d', `M0 0H100V100H0ZM${left} ${top}v${height}h${width}v-${height}Z`);
  });
}

function serve() {
  for (const form of document.querySelectorAll('form[data-pieces]')) serveUploads(form);
  for (const form of document.querySelectorAll('form[data-retouch]')) serveRetouch(form);
  if (document.querySelector('[data-refresh]')) setTimeout(() => void showAgain().catch(serve), 1_000);
}

serve();
