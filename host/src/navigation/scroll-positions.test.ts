import { placeScroll, rememberScroll } from './scroll-positions';

const scrollTo = jest.fn<void, [ScrollToOptions]>();
const scrollIntoView = jest.fn();

/** The router's key of the entry that the browser is at. */
const enter = (key: string) => history.pushState({ key }, '');
const go = (key: string) => history.replaceState({ key }, '');

function scrollBy(top: number) {
  Object.assign(window, { scrollY: top });
  dispatchEvent(new Event('scroll'));
}

const arrive = (key: string, given: { hash?: string; isReturn?: boolean } = {}) =>
  placeScroll({ key, hash: '', isReturn: false, ...given });

beforeAll(() => {
  go('first');
  rememberScroll();
});

beforeEach(() => {
  // jsdom lays nothing out, so it has neither.
  Object.assign(window, { scrollTo });
  Element.prototype.scrollIntoView = scrollIntoView;
  jest.clearAllMocks();
  document.body.innerHTML = '<h2 id="rappel">Rappel</h2><h2 id="à-venir">À venir</h2><p id="100%">Tout</p>';
  go('first');
  arrive('first');
  scrollTo.mockClear();
});

describe('the scroll position', () => {
  it('is not that of the page still shown while the one before is on its way back', () => {
    scrollBy(700);
    enter('second');
    arrive('second');
    // The address is that of the first page already, but the second is still what scrolls.
    go('first');
    scrollBy(40);
    arrive('first', { isReturn: true });

    expect(scrollTo).toHaveBeenLastCalledWith({ top: 700, behavior: 'instant' });
  });

  it.each(['#rappel', '#%C3%A0-venir', '#100%'])('is at the anchor %s', (hash) => {
    arrive('third', { hash });

    expect(scrollIntoView).toHaveBeenCalledTimes(1);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('is the top when the anchor does not exist', () => {
    arrive('third', { hash: '#nulle-part' });

    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  });
});
