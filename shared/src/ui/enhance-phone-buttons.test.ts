import { watchLocation } from '../testing/watch-location';
import { enhancePhoneButtons, phoneMark } from './enhance-phone-buttons';

it('a button that is not a link dials its number', () => {
  const opened = watchLocation();
  enhancePhoneButtons();
  document.body.innerHTML = `<button ${phoneMark}="+33465716336"><span>04 65 71 63 36</span></button>`;
  document.querySelector('span')?.click();

  expect(opened.assign).toHaveBeenCalledWith('tel:+33465716336');
});
