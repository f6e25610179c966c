/*
 * What a script adds to the owner's pages, which work without it: photographs are sent in pieces that go on after the
 * network was away, a brush hides faces and plates, and a page on which something is under way follows it.
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
      const state = await answer.json();
      if (state.refus) return { refused: state.refus };
      if (state.fini) return {};
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

function serveCover(form) {
  const hidden = form.elements.caches;
  const frame = form.querySelector('.cover');
  const canvas = document.createElement('canvas');
  canvas.setAttribute('aria-hidden', 'true');
  const picture = frame.querySelector('img');
  const covers = [];
  let drawn = null;
  form.querySelector('[data-cover-hint]').textContent = form.dataset.cover;
  frame.querySelector('.cells').hidden = true;
  frame.append(canvas);

  const place = ({ offsetX, offsetY }) => [
    Math.min(100, Math.max(0, (offsetX / canvas.clientWidth) * 100)),
    Math.min(100, Math.max(0, (offsetY / canvas.clientHeight) * 100)),
  ];
  const between = ([left, top], [right, bottom]) => [
    Math.min(left, right),
    Math.min(top, bottom),
    Math.abs(right - left),
    Math.abs(bottom - top),
  ];
  function paint() {
    canvas.width = picture.clientWidth;
    canvas.height = picture.clientHeight;
    const context = canvas.getContext('2d');
    context.fillStyle = '#8a8a8a';
    context.strokeStyle = '#ffffff';
    context.lineWidth = 2;
    for (const cover of drawn ? [...covers, between(drawn.from, drawn.to)] : covers) {
      const [left, top, width, height] = cover.map((share) => share / 100);
      const box = [left * canvas.width, top * canvas.height, width * canvas.width, height * canvas.height];
      context.fillRect(...box);
      context.strokeRect(...box);
    }
    hidden.value = covers.map((cover) => cover.map((share) => share.toFixed(2)).join(',')).join(';');
  }
  canvas.addEventListener('pointerdown', (event) => {
    canvas.setPointerCapture(event.pointerId);
    drawn = { from: place(event), to: place(event) };
  });
  canvas.addEventListener('pointermove', (event) => {
    if (!drawn) return;
    drawn.to = place(event);
    paint();
  });
  canvas.addEventListener('pointerup', () => {
    if (drawn) covers.push(between(drawn.from, drawn.to));
    drawn = null;
    paint();
  });
  picture.addEventListener('load', paint);
}

function serve() {
  for (const form of document.querySelectorAll('form[data-pieces]')) serveUploads(form);
  for (const form of document.querySelectorAll('form[data-cover]')) serveCover(form);
  if (document.querySelector('[data-refresh]')) setTimeout(() => void showAgain().catch(serve), 1_000);
}

serve();
