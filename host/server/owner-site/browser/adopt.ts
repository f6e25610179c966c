/** Parts of a form with unsaved input. */
export const dirty = new Set<Element>();

export type FetchedPage = {
  status: number;
  /** Null if the response is not one of the owner's pages. */
  page: Document | null;
};

/** Fetches one of the owner's pages. @throws when there is no network. */
export async function fetchPage(address: string, options: RequestInit = {}): Promise<FetchedPage> {
  const answer = await fetch(address, options);
  const text = await answer.text();
  const isPage = answer.ok || answer.status === 409;
  return { status: answer.status, page: isPage ? new DOMParser().parseFromString(text, 'text/html') : null };
}

/**
 * Replaces the page's content, or the element that `part` selects, with a newer version. In a part with focus or unsaved input, only the digest is updated.
 */
export function adopt(page: Document, part = 'main'): void {
  const focused = document.activeElement;
  const [here, next] = [document.querySelector(part), page.querySelector(part)];
  if (!here || !next) return;
  const { scrollY } = window;
  adoptChildren(here, next);
  // Scroll anchoring follows the old elements as new ones are inserted above them, so restore the scroll position.
  scrollTo({ top: scrollY, behavior: 'instant' });
  if (focused?.isConnected || !focused?.id) return;
  document.getElementById(focused.id)?.focus({ preventScroll: true });
}

/** Replaces the children of `here` with those of `next`, except elements in use. */
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

/**
 * Keeps parts in use. Also keeps live regions, because screen readers announce a change only if the element stays.
 */
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
  // On a conflict the old digest stays, so that saving reports the conflict again until the owner has left the part.
  if (field && digest && !child.matches('[data-conflict]')) field.value = digest;
}

/** Removes the errors of a part in use that its newer version no longer has. New errors wait until the part is left. */
function adoptErrors(same: Element, child: Element): void {
  for (const error of same.querySelectorAll('.error[id]')) {
    if (child.querySelector(`#${CSS.escape(error.id)}`)) continue;
    error.remove();
    const control = same.querySelector(`[aria-describedby~="${CSS.escape(error.id)}"]`);
    const next = control && child.querySelector(`#${CSS.escape(control.id)}`);
    for (const name of ['aria-invalid', 'aria-describedby']) {
      const value = next?.getAttribute(name);
      if (value) control?.setAttribute(name, value);
      else control?.removeAttribute(name);
    }
  }
}
