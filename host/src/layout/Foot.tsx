import { FloatingCall } from './FloatingCall';
import { Footer } from './Footer';

export type FootProps = {
  /** Of the copyright line. Given, so that every visitor reads the year in which the site was composed. */
  year: number;
};

/** What stands below every page. Its links and its one button are served for the whole document: it needs no code. */
export function Foot({ year }: FootProps) {
  return (
    <div data-static>
      <Footer year={year} />
      <FloatingCall />
    </div>
  );
}
