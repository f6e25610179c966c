import { lazy, Suspense } from 'react';
import { KeptSection } from '../sections/KeptSection';
import type { FootProps } from './Foot';

const FootAnew = lazy(async () => ({
  default: (await import(/* webpackChunkName: "frame" */ './Foot')).Foot,
}));

/** In browsers: the foot of the document as it stands. Its code is fetched only where React has to render it. */
export function KeptFoot({ year }: FootProps) {
  return (
    <KeptSection>
      <Suspense>
        <FootAnew year={year} />
      </Suspense>
    </KeptSection>
  );
}
