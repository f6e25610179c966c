import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { createObservableUrl, PlatformProvider, ReleaseProvider } from '@renovation-th/shared/host-kernel';
import type { Identity } from '@renovation-th/shared/identity/identity';
import { enhanceDividers } from '@renovation-th/shared/ui/enhance-dividers';
import { copyNumbers } from '@renovation-th/shared/ui/copy-numbers';
import { dialOnTouch } from '@renovation-th/shared/ui/enhance-phone-buttons';
import { Gallery } from './Gallery';

const root = document.getElementById('root');
const data = document.getElementById('identity')?.textContent;
if (!root || !data) throw new Error('Open the gallery with npm run gallery, which writes its documents.');

// Shows controls that need scripts, as `inlined.ts` does in the site's documents.
document.documentElement.dataset.scripts = '';

const identity: Identity = JSON.parse(data);

enhanceDividers();
dialOnTouch();
copyNumbers();

createRoot(root).render(
  <PlatformProvider
    value={{
      identity,
      url: createObservableUrl({ pathname: '/', search: '', hash: '', state: null }),
      renderSlot: (_name, fallback) => fallback,
      renderSection: ({ component, props }) => createElement(component, props),
    }}
  >
    <ReleaseProvider value={{ app: 'gallery', base: '/' }}>
      <Gallery />
    </ReleaseProvider>
  </PlatformProvider>,
);
