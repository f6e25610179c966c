import emotionStyled from '@emotion/styled';
import { keyframes as emotionKeyframes } from '@emotion/react';
import { render } from '@testing-library/react';
import { useId, type ComponentType, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { keyframes } from './react';
import styled from './styled';

/** jsdom knows no nesting: what would be inserted is what is looked at. */
const insertRule = jest.fn<number, [string]>(() => 0);

beforeEach(() => {
  insertRule.mockClear();
  Object.assign(globalThis, { CSS: { supports: () => true } });
  jest.spyOn(CSSStyleSheet.prototype, 'insertRule').mockImplementation((rule) => insertRule(rule));
});
afterEach(() => jest.restoreAllMocks());

type Make = typeof styled;
type Any = ComponentType<{ [prop: string]: unknown; children?: ReactNode }>;

const html = (element: ReactNode) => renderToString(element);
const Field = () => <input id={useId()} />;

/** The same component, by Emotion and by its stand-in. */
function both(make: (styled: Make) => Any, props: { [prop: string]: unknown } = {}) {
  const [Theirs, Ours] = [make(emotionStyled as never), make(styled)];
  return { theirs: html(<Theirs {...props} />), ours: html(<Ours {...props} />) };
}

const isNotTone = (prop: string) => prop !== 'tone';

describe('a styled component of the browser’s scripts', () => {
  it.each<[string, (make: Make) => Any, object?]>([
    ['is plain', (make) => make('p')({ color: 'navy', '&:hover': { color: 'red' } }), { title: 'Riom' }],
    ['has a media query', (make) => make('p')({ '@media print': { display: 'none' } })],
    [
      'is styled by a property',
      (make) => make('p', { shouldForwardProp: isNotTone })(({ tone }) => ({ color: String(tone) })),
      { tone: 'red' },
    ],
    ['is made of another', (make) => make(make('p')({ color: 'navy' }))({ margin: 0 })],
    [
      'is made of another that keeps a property to itself',
      (make) =>
        make(make('p', { shouldForwardProp: isNotTone })(({ tone }) => ({ color: String(tone) })))({
          margin: 0,
        }),
      { tone: 'red' },
    ],
    ['has several styles', (make) => make('p')({ color: 'navy' }, { margin: 0 })],
    ['holds something with an id', (make) => make('p')({ color: 'navy' }), { children: <Field /> }],
    ['has a class of its own', (make) => make('p')({ color: 'navy' }), { className: 'other' }],
    ['is another element', (make) => make('p')({ color: 'navy' }), { as: 'section' }],
    [
      'gives its styles to a component that it is made of',
      (make) => {
        const Inner = make('b')({ color: 'navy' });
        return make((props) => <Inner {...props} />)({ margin: 0 });
      },
    ],
    [
      'moves',
      (make) =>
        make('p')({
          animation: `${(make === styled ? keyframes : emotionKeyframes)({ to: { opacity: 0 } })} 1s`,
        }),
    ],
  ])('has the HTML that Emotion prerendered when it %s', (_what, make, props = {}) => {
    const { theirs, ours } = both(make, { ...props });

    expect(ours).toBe(theirs);
    expect(ours).toContain('class=');
  });

  it('inserts its rules once, with its animation before them', () => {
    const Moving = styled('p')({ animation: `${keyframes({ to: { opacity: 0 } })} 2s` });
    render(<Moving />);
    render(<Moving />);

    const rules = insertRule.mock.calls.map(([rule]) => rule);
    expect(rules).toHaveLength(2);
    expect(rules[0]).toMatch(/^@keyframes animation-\w+\{to\{opacity:0;\}\}$/);
    expect(rules[1]).toMatch(/^\.css-\w+\{animation:animation-\w+ 2s;\}$/);
  });
});
