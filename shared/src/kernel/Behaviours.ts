import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { serveDividers } from './divider-behaviour';
import { followLinks } from './follow-links';
import { servePhoneButtons } from './phone-behaviour';
import { useIdentity } from './platform';

/**
 * What plain HTML can do once the shell runs, from one listener each for the whole document. So a
 * section that has only links, phone buttons and picture pairs needs no code of its own. It stands before
 * all sections: the clicks that they replay when they come alive need it.
 */
export function Behaviours(): null {
  const navigate = useNavigate();
  const identity = useIdentity();

  useEffect(() => followLinks(navigate), [navigate]);
  useEffect(() => servePhoneButtons(identity), [identity]);
  useEffect(serveDividers, []);
  return null;
}
