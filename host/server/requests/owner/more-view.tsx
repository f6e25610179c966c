import { ownerTexts } from '../content/owner-texts';
import { signInTexts } from '../content/sign-in-texts';
import { ActionButton, sendView } from './send-page';
import { signOutPath } from './sign-in';
import type { OwnersDesk, Visit } from './visit';

/** Shows the page "Plus", with links that the owner rarely needs. */
export const showMore = (desk: OwnersDesk, visit: Visit) =>
  sendView(
    desk,
    visit,
    { heading: ownerTexts.tabs.more },
    <>
      <ul className="entries">
        {[
          { path: '/corbeille', text: ownerTexts.trash },
          { path: '/demandes.csv', text: ownerTexts.export },
          { path: '/effacer', text: ownerTexts.erase },
        ].map(({ path, text }) => (
          <li key={path}>
            <a href={path}>{text}</a>
          </li>
        ))}
      </ul>
      {visit.hasPassword && <ActionButton action={signOutPath} text={signInTexts.signOut} />}
    </>,
  );
