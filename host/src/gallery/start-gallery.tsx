import { createRoot } from 'react-dom/client';
import {
  Behaviours,
  BrowserRouter,
  PlatformProvider,
  ReleaseBaseProvider,
} from '@renovation-th/shared/host-kernel';
import type { Identity } from '@renovation-th/shared/identity/identity';
import { Gallery } from './Gallery';

const root = document.getElementById('root');
const data = document.getElementById('identity')?.textContent;
if (!root || !data) throw new Error('Open the gallery with npm run gallery, which writes its documents.');

// As `early.ts` does in the site's documents.
document.documentElement.dataset.scripts = '';

const identity: Identity = JSON.parse(data);

createRoot(root).render(
  <BrowserRouter>
    <PlatformProvider value={{ identity, renderSlot: (_name, fallback) => fallback }}>
      <ReleaseBaseProvider value="/">
        <Behaviours />
        <Gallery />
      </ReleaseBaseProvider>
    </PlatformProvider>
  </BrowserRouter>,
);
