import { FloatingCall } from './FloatingCall';
import { Footer } from './Footer';

/** What stands below every page. */
export function Foot() {
  return (
    <>
      <Footer />
      <FloatingCall />
    </>
  );
}
