/** Form parts with unsaved input. */
export const dirty = new Set<Element>();

type FetchedPage = {
  status: number;
  /** The parsed page, or null after any error other than a conflict (409). */
  page: Document | null;
};

/** Fetches one of the owner's pages. @throws TypeError if the network is down. */
export async function fetchPage(address: string, options: RequestInit = {}): Promise<FetchedPage> {
  const answer = await fetch(address, options);
  const text = await answer.text();
  const isPage = answer.ok || answer.status === 409;
  return { status: answer.status, page: isPage ? new DOMParser().parseFromString(text, 'text/html') : null };
}

/** Updates an element from a newer page, but keeps elements in use. @param part selector of the element. */
export function adopt(page: Document, part = 'main'): void {
  const focused = document.activeElement;
  const [here, next] = [document.querySelector(part), page.querySelector(part)];
  if (!here || !next) return;
  const { scrollY } = window;
  adoptChildren(here, next);
  // Scroll anchoring follows the old elements while new ones are inserted above them, so we restore the position.
  scrollTo({ top: scrollY, behavior: 'instant' });
  if (focused?.isConnected || !focused?.id) return;
  document.getElementById(focused.id)?.focus({ preventScroll: true });
}

/** Replaces the children of `here` with those of `next`, except live regions and elements in use. */
function adoptChildren(here: Element, next: Element): void {
  const kept = new Set<Element>();
  let before = here.firstElementChild;
  for (const child of [...next.children]) {
    const same = child.id ? document.getElementById(child.id) : null;
    if (same && here.contains(same) && same.parentElement === here && isKept(same)) {
      adoptInto(same, child);
      kept.add(same);
      before = same.nextElementSibling;
    } else {
      here.insertBefore(child, before);
      kept.add(child);
    }
  }
  for (const child of [...here.children]) if (!kept.has(child)) child.remove();
}

/** Live regions are kept because screen readers announce changes only in an existing element. */
const isKept = (element: Element) => element.role === 'status' || isInUse(element);

function isInUse(element: Element): boolean {
  const { activeElement } = document;
  const isTyping = element.contains(activeElement) && activeElement?.matches('input, textarea, select');
  return isTyping || [...dirty].some((part) => element.contains(part));
}

function adoptInto(same: Element, child: Element): void {
  if (same.role === 'status')
    return void (same.innerHTML === child.innerHTML || (same.innerHTML = child.innerHTML));
  if (!same.matches('[data-part]')) return adoptChildren(same, child);
  adoptErrors(same, child);
  const digest = child.querySelector<HTMLInputElement>('input[name^="vu."]')?.value;
  const field = same.querySelector<HTMLInputElement>('input[name^="vu."]');
  // After a conflict, the old digest is kept so that further saves report the conflict until the owner leaves the part.
  if (field && digest && !child.matches('[data-conflict]')) field.value = digest;
}

/** Removes corrected errors from a part in use. New errors appear only after the owner has left the part. */
function adoptErrors(same: Element, child: Element): void {
  for (const error of same.querySelectorAll('.error[id]')) {
    if (!child.querySelector(`#${CSS.escape(error.id)}`)) removeError(error);
  }
}

/** Removes the error of a control that is being changed. The next save shows the error again if it remains. */
export function removeErrorOf(control: Element): void {
  for (const id of describedBy(control)) {
    const note = document.getElementById(id);
    if (note?.matches('.error')) removeError(note);
  }
}

function removeError(error: Element): void {
  error.remove();
  for (const control of document.querySelectorAll(`[aria-describedby~="${CSS.escape(error.id)}"]`)) {
    const others = describedBy(control).filter((id) => id !== error.id);
    if (others.length > 0) control.setAttribute('aria-describedby', others.join(' '));
    else control.removeAttribute('aria-describedby');
    control.removeAttribute('aria-invalid');
  }
}

const describedBy = (control: Element) => control.getAttribute('aria-describedby')?.split(' ') ?? [];
