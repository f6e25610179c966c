import { Component, type ReactNode } from 'react';
import { sectionMarks as marks } from '@renovation-th/shared/contracts/section';
import { reportFailure } from '@renovation-th/shared/report-failure';

type SectionBoundaryProps = {
  /** The element of the section. */
  element: Element;
  /** Called with the error where the section has no HTML to show instead. */
  onEmpty: (error: unknown) => void;
  children: ReactNode;
};

/**
 * Keeps the HTML of a section that throws, as it was at that moment and without its code: the browser handles its
 * links and forms again, with what was typed into them.
 */
export class SectionBoundary extends Component<SectionBoundaryProps, { hasThrown: boolean }> {
  override state = { hasThrown: false };
  private html: ChildNode[] = [];
  private focused: Element | null = null;

  static getDerivedStateFromError() {
    return { hasThrown: true };
  }

  override componentDidCatch(error: unknown) {
    const { element, onEmpty } = this.props;
    element.replaceChildren(...this.html);
    element.querySelectorAll('*').forEach(forgetReact);
    element.setAttribute(marks.lost, '');
    if (this.focused instanceof HTMLElement && element.contains(this.focused))
      this.focused.focus({ preventScroll: true });
    window.repeatInput?.();
    reportFailure('section-hydrate', error, element.getAttribute(marks.section)?.split('/')[0]);
    if (this.html.length === 0) onEmpty(error);
  }

  override render() {
    if (!this.state.hasThrown) return this.props.children;
    // Until this is committed, the HTML and the focus are still in the document.
    this.html = [...this.props.element.childNodes];
    this.focused = document.activeElement;
    return null;
  }
}

/** Removes React's keys: its root listener would otherwise still call onSubmit and preventDefault. */
function forgetReact(element: Element): void {
  for (const key of Object.keys(element)) if (key.startsWith('__react')) Reflect.deleteProperty(element, key);
}
