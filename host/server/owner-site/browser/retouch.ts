import { adopt, fetchPage } from './adopt';
import { fieldsOf, hold, release } from './autosave';
import { scriptTexts as texts } from '../content/script-texts';

/** Margin around a stroke and minimum side length of its box, in per cent of the picture. */
const margin = 3;
const leastSide = 5;

type Point = readonly [x: number, y: number];
type Box = readonly [left: number, top: number, width: number, height: number];

/** Returns the bounding box of a stroke, with a margin and clipped to the picture. */
export function boxAround(points: readonly Point[]): Box {
  const side = (at: 0 | 1): readonly [number, number] => {
    const values = points.map((point) => point[at]);
    const [least, most] = [Math.min(...values), Math.max(...values)];
    const grown = Math.max(margin, (leastSide - (most - least)) / 2);
    const [from, to] = [Math.max(0, least - grown), Math.min(100, most + grown)];
    return [from, to - from];
  };
  const [[left, width], [top, height]] = [side(0), side(1)];
  return [left, top, width, height];
}

const cover = 'input[type=hidden][name=caches]';
const form = () => document.querySelector<HTMLFormElement>('form[data-retouch]');
let stroke: { points: Point[]; rectangle: Element } | null = null;

/** Shows whether the form has unsaved changes. */
function note(): void {
  const from = form();
  const state = document.getElementById('etat');
  const covers = from?.querySelectorAll(cover).length ?? 0;
  const isChanged =
    covers > 0 || Boolean(from?.querySelector('.cells :checked')) || edgesOf(from).some(Boolean);
  (isChanged ? hold : release)(startRetouch);
  if (state) state.textContent = isChanged ? texts.unsaved : '';
  state?.classList.toggle('wrong', isChanged);
  const undo = from?.querySelector<HTMLButtonElement>('[data-undo]');
  if (undo) undo.disabled = covers === 0;
}

function edgesOf(from: HTMLFormElement | null): readonly number[] {
  return [...(from?.querySelectorAll<HTMLInputElement>('input[type=range]') ?? [])].map(({ value }) =>
    Number(value),
  );
}

function draw(rectangle: Element, box: Box): void {
  ['x', 'y', 'width', 'height'].forEach((name, at) => rectangle.setAttribute(name, `${box[at]}`));
}

function pointOf(picture: Element, { clientX, clientY }: PointerEvent): Point {
  const { left, top, width, height } = picture.getBoundingClientRect();
  const within = (share: number) => Math.min(100, Math.max(0, share * 100));
  return [within((clientX - left) / width), within((clientY - top) / height)];
}

function begin(event: PointerEvent): void {
  const picture = event.target instanceof Element ? event.target.closest('svg.brush') : null;
  if (!picture || !event.isPrimary) return;
  picture.setPointerCapture(event.pointerId);
  const rectangle = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  picture.prepend(rectangle);
  stroke = { points: [pointOf(picture, event)], rectangle };
  draw(rectangle, boxAround(stroke.points));
}

function goOn(event: PointerEvent): void {
  const picture = stroke?.rectangle.closest('svg');
  if (!stroke || !picture || !event.isPrimary) return;
  stroke.points.push(pointOf(picture, event));
  draw(stroke.rectangle, boxAround(stroke.points));
}

function end(): void {
  if (!stroke) return;
  const value = boxAround(stroke.points)
    .map((share) => share.toFixed(2))
    .join();
  form()?.append(Object.assign(document.createElement('input'), { type: 'hidden', name: 'caches', value }));
  stroke = null;
  note();
}

/** Discards the stroke, for example when a second finger starts to zoom. */
function cancel(): void {
  stroke?.rectangle.remove();
  stroke = null;
}

function undo(): void {
  const covers = [...(form()?.querySelectorAll(cover) ?? [])];
  covers.at(-1)?.remove();
  form()?.querySelector('svg rect')?.remove();
  note();
}

/** Darkens the cropped edges. */
function shade(from: HTMLFormElement): void {
  const [left = 0, right = 0, top = 0, bottom = 0] = edgesOf(from);
  const [width, height] = [Math.max(25, 100 - left - right), Math.max(25, 100 - top - bottom)];
  from
    .querySelector('svg path')
    ?.setAttribute('d', `M0 0H100V100H0ZM${left} ${top}v${height}h${width}v-${height}Z`);
}

async function save(from: HTMLFormElement, button: HTMLElement | null): Promise<void> {
  const body = fieldsOf(from, button);
  const state = document.getElementById('etat');
  if (state) state.textContent = texts.saving;
  try {
    const { page, status } = await fetchPage(from.action, { method: 'POST', body });
    if (!page) throw new Error(status === 401 ? texts.signedOut : texts.refused(status));
    release(startRetouch);
    adopt(page);
    prepare();
    scrollTo({ top: 0 });
  } catch (error) {
    if (state)
      state.textContent = error instanceof TypeError ? texts.offline : String(error).replace(/^Error: /, '');
  }
}

/** Replaces the grid of boxes with the brush. A button shows the grid again. */
function prepare(): void {
  const from = form();
  if (!from) return;
  const hint = from.querySelector('[data-retouch-hint]');
  if (hint) hint.textContent = from.dataset.retouch ?? '';
  from.querySelector('svg')?.classList.add('brush');
  from.querySelector('.cells')?.toggleAttribute('hidden', true);
  from.querySelector('[data-retouch-tools]')?.toggleAttribute('hidden', false);
}

export function startRetouch(): void {
  prepare();
  document.addEventListener('pointerdown', begin);
  document.addEventListener('pointermove', goOn);
  document.addEventListener('pointerup', end);
  document.addEventListener('pointercancel', cancel);
  document.addEventListener('input', ({ target }) => {
    const from = target instanceof Element ? target.closest<HTMLFormElement>('form[data-retouch]') : null;
    if (!from) return;
    shade(from);
    note();
  });
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.matches('[data-undo]')) undo();
    if (!target.matches('[data-cells]')) return;
    const isShown = !form()?.querySelector('.cells')?.toggleAttribute('hidden');
    target.setAttribute('aria-pressed', `${isShown}`);
  });
  document.addEventListener('submit', (event) => {
    const from = event.target;
    if (!(from instanceof HTMLFormElement) || !from.matches('[data-retouch]')) return;
    event.preventDefault();
    void save(from, event.submitter);
  });
}
