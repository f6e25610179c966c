import { createRoot } from 'react-dom/client';
import { setOverrides } from './active-overrides';
import { OverrideNotice } from './OverrideNotice';
import { readOverrides } from './read-overrides';

/** Takes over what this browser is told to show in the place of live releases, and says so on the page. */
export async function applyOverrides(): Promise<void> {
  const remotes = await readOverrides();
  if (Object.keys(remotes).length === 0) return;

  setOverrides(remotes);
  const place = document.createElement('div');
  document.body.prepend(place);
  createRoot(place).render(<OverrideNotice remotes={remotes} />);
}
