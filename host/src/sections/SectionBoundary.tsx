import { Component, type ReactNode } from 'react';
import { reportFailure } from '@renovation-th/shared/report-failure';

type SectionBoundaryProps = {
  children: ReactNode;
  fallback: (error: Error) => ReactNode;
  /** When it changes, the boundary forgets its error: a new page deserves a new try. */
  resetKey?: string;
};

type SectionBoundaryState = { error: Error | null; resetKey: string | undefined };

/** Keeps a component that throws from taking its surroundings with it. */
export class SectionBoundary extends Component<SectionBoundaryProps, SectionBoundaryState> {
  override state: SectionBoundaryState = { error: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<SectionBoundaryState> {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  static getDerivedStateFromProps(
    props: SectionBoundaryProps,
    state: SectionBoundaryState,
  ): Partial<SectionBoundaryState> | null {
    return props.resetKey === state.resetKey ? null : { error: null, resetKey: props.resetKey };
  }

  override componentDidCatch(error: unknown) {
    reportFailure('section-hydrate', error);
  }

  override render() {
    return this.state.error ? this.props.fallback(this.state.error) : this.props.children;
  }
}
