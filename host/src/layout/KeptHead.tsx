import { lazy, Suspense, useLayoutEffect } from 'react';
import { asRef } from '@renovation-th/shared/as-ref';
import { useIdentity, useLocation } from '@renovation-th/shared/kernel';
import { KeptSection } from '../sections/KeptSection';
import { serveHead } from './serve-head';
import { tellPage } from './tell-page';

const HeadAnew = lazy(async () => ({
  default: (await import(/* webpackChunkName: "frame" */ './Head')).Head,
}));

const served = asRef(serveHead);

/** In browsers: the bars of the document as they stand, as KeptFoot keeps the foot. */
export function KeptHead() {
  const { origin } = useIdentity();
  const { pathname } = useLocation();

  useLayoutEffect(() => tellPage(origin, pathname), [origin, pathname]);

  return (
    <KeptSection ref={served}>
      <Suspense>
        <HeadAnew />
      </Suspense>
    </KeptSection>
  );
}
