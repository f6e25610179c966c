import { serializeStyles, type Interpolation, type SerializedStyles } from '@emotion/serialize';
import { getRegisteredStyles } from '@emotion/utils';
import { createElement, Fragment, useInsertionEffect, type ComponentType, type JSX } from 'react';
import { cacheKey, insertRules } from './inserted-rules';

type Props = { [name: string]: unknown; className?: string };
type Tag = keyof JSX.IntrinsicElements | ComponentType<Props>;
type Forwards = (prop: string) => boolean;
type Options = { shouldForwardProp?: Forwards };

/** What a styled component is made of, so that another one can be made of it. */
type Recipe = { tag: Tag; styles: readonly Interpolation<Props>[]; forwards: Forwards | undefined };
const recipes = new WeakMap<object, Recipe>();

/** Styles of components by class, for those that are given such a class and have styles of their own. */
const registered: { [className: string]: string } = {};

/**
 * `styled` as the browser's scripts get it in the place of Emotion's: the same class names, of which the
 * prerendered document has the rules already. Rules that it lacks are inserted as they are
 * written, since browsers know nesting. It knows what this repository uses: styles as objects or
 * functions, `shouldForwardProp` and `as`.
 */
export default function styled(target: Tag, { shouldForwardProp: own }: Options = {}) {
  const base = typeof target === 'string' ? undefined : recipes.get(target);
  const inherited = base?.forwards;
  const recipe = {
    tag: base?.tag ?? target,
    forwards: own && inherited ? (prop: string) => inherited(prop) && own(prop) : (own ?? inherited),
  };

  return (...styles: Interpolation<Props>[]) => {
    const all = [...(base?.styles ?? []), ...styles];
    const Styled = (props: Props) => renderStyled({ ...recipe, styles: all }, props);
    recipes.set(Styled, { ...recipe, styles: all });
    return Styled;
  };
}

function renderStyled({ tag, styles, forwards }: Recipe, props: Props) {
  const isComponent = typeof tag !== 'string';
  const inherited: string[] = [];
  const classes = props.className ? getRegisteredStyles(registered, inherited, props.className) : '';
  const serialized = serializeStyles<Props>([...styles, ...inherited], registered, props);
  const className = `${cacheKey}-${serialized.name}`;
  if (isComponent) registered[className] ??= serialized.styles;

  const passed = Object.entries(props).filter(
    ([name]) => (isComponent || name !== 'as') && (forwards?.(name) ?? true),
  );
  const finalTag = isComponent || typeof props.as !== 'string' ? tag : props.as;
  // Two children, as Emotion has them on the server: React numbers its ids by the shape of the tree.
  return createElement(
    Fragment,
    null,
    createElement(Rules, { serialized }),
    createElement(finalTag, { ...Object.fromEntries(passed), className: classes + className }),
  );
}

/** Its effect runs before the element beside it is laid out. */
function Rules({ serialized }: { serialized: SerializedStyles }) {
  useInsertionEffect(() => insertRules(serialized));

  return null;
}
