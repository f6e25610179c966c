import { Slot } from '@renovation-th/shared/kernel';
import { CallLink } from '@renovation-th/shared/ui/CallLink';
import { ClosingCall } from '@renovation-th/shared/ui/ClosingCall';
import { CallbackFallback } from '../components/CallbackFallback';
import { Figures } from '../components/Figures';
import { HomeHero } from '../components/HomeHero';
import { Offer } from '../components/Offer';
import { Reasons } from '../components/Reasons';
import { closing, quotePath } from '../content/home';
import { workPictures as pictures } from '../content/work-pictures';
import { Portfolio } from '../portfolio/Portfolio';

/** What the business does, why, and three ways to reach it: a quote, a callback, a call. */
export default function HomePage() {
  return (
    <>
      <HomeHero />
      <Figures />
      <Offer />
      <Portfolio />
      <Reasons />
      <Slot name="callback-booking" fallback={<CallbackFallback />} />
      <ClosingCall
        heading={closing.heading}
        text={closing.text}
        quote={{ label: closing.quote, to: quotePath }}
        phone={<CallLink />}
        picture={pictures.wallRebuilt}
      />
    </>
  );
}
