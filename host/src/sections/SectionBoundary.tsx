import { Component, type ReactNode } from 'react';
import { sectionMarks as marks } from '@renovation-th/shared/contracts/section';
import { reportFailure } from '@renovation-th/shared/report-failure';

type SectionBoundaryProps = {
  /** The section's element. */
  element: Element;
  /** Called with the error if the section has no HTML to fall back to. */
  onEmpty: (error: unknown) => void;
  children: ReactNode;
};

/**
 * Keeps the current HTML of a section that throws, without React: links and forms work natively again and keep the
 * visitor's input.
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
    // Until React commits, the HTML and the focus are still in the document.
    this.html = [...this.props.element.childNodes];
    this.focused = document.activeElement;
    return null;
  }
}

/** Removes React's keys: its root listener would otherwise still call onSubmit and preventDefault. */
function forgetReact(element: Element): void {
  for (const key of Object.keys(element)) if (key.startsWith('__react')) Reflect.deleteProperty(element, key);
}
