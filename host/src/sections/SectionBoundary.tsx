import { Component, type ReactNode } from 'react';
import { sectionMarks as marks } from '@renovation-th/shared/contracts/section';
import { reportFailure } from '@renovation-th/shared/report-failure';

type SectionBoundaryProps = {
  /** The element of the section. */
  place: Element;
  children: ReactNode;
};

/**
 * A section that throws stays as the HTML that it was at that moment, without its code: its links and forms
 * are the browser's again, with what was typed into them.
 */
export class SectionBoundary extends Component<SectionBoundaryProps, { hasThrown: boolean }> {
  override state = { hasThrown: false };
  private html: ChildNode[] = [];
  private focused: Element | null = null;

  static getDerivedStateFromError() {
    return { hasThrown: true };
  }

  override componentDidCatch(error: unknown) {
    const { place } = this.props;
    place.replaceChildren(...this.html);
    place.querySelectorAll('*').forEach(forgetReact);
    place.setAttribute(marks.lost, '');
    if (this.focused instanceof HTMLElement && place.contains(this.focused))
      this.focused.focus({ preventScroll: true });
    window.repeatClicks?.();
    reportFailure('section-hydrate', error, place.getAttribute(marks.section)?.split('/')[0]);
  }

  override render() {
    if (!this.state.hasThrown) return this.props.children;
    // Until this is committed, the HTML and the focus are still in the document.
    this.html = [...this.props.place.childNodes];
    this.focused = document.activeElement;
    return null;
  }
}

/** Without the properties by which React finds handlers: they would go on keeping forms from being sent. */
function forgetReact(element: Element): void {
  for (const key of Object.keys(element)) if (key.startsWith('__react')) Reflect.deleteProperty(element, key);
}
