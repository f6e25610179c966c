import { ownerTexts } from '../content/owner-texts';
import { readableText, shortened } from '../foreign-text';

type ActionButtonProps = {
  /** Where the button posts to, on this page. */
  action: string;
  text: string;
  fields?: readonly (readonly [string, string])[];
  /** What it is about: several buttons of a page read the same, and a screen reader tells them apart. */
  about?: string;
};

// In characters.
const longestAbout = 120;

/** A button that posts to this page. */
export function ActionButton({ action, text, fields = [], about }: ActionButtonProps) {
  const label = about && ownerTexts.about(text, shortened(readableText(about), longestAbout));
  return (
    <form method="post" action={action}>
      {fields.map(([name, value], index) => (
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className="secondary" aria-label={label}>
        {text}
      </button>
    </form>
  );
}
