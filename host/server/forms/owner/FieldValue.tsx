import { readableText } from '../readable-text';

/** What stands in a field. A number can be called and an address written to, straight from the page. */
export function FieldValue({ name, value }: { name: string; value: string }) {
  const text = readableText(value);
  if (name === 'Téléphone') {
    const number = value.replace(/[^+\d]/g, '');
    if (number !== '' && number.length <= longestNumber) return <a href={`tel:${number}`}>{text}</a>;
  }
  if (name === 'Email' && text.length <= longestAddress)
    return <a href={`mailto:${encodeURIComponent(text)}`}>{text}</a>;
  return text;
}

const longestNumber = 20;
/** Of an e-mail address, by the standard of mail. */
const longestAddress = 254;
