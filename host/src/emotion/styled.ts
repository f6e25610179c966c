import { serializeStyles, type Interpolation, type SerializedStyles } from '@emotion/serialize';
import { getRegisteredStyles } from '@emotion/utils';
import { createElement, Fragment, type ComponentType, type JSX } from 'react';
import { cacheKey } from './cache-key';
import { useRules } from './use-rules';

type Props = { [name: string]: unknown; className?: string };
type Tag = keyof JSX.IntrinsicElements | ComponentType<Props>;
type Forwards = (prop: string) => boolean;
type Options = { shouldForwardProp?: Forwards };

/** What a styled component is made of, so that another one can be made of it. */
type Recipe = {
  tag: Tag;
  styles: readonly Interpolation<Props>[];
  forwards: Forwards | undefined;
  /** The styles as text, where no property changes them: made when they are first needed, and once. */
  constant?: SerializedStyles;
};
const recipes = new WeakMap<object, Recipe>();

/** Styles of components by class, for those that are given such a class and have styles of their own. */
const registered: { [className: string]: string } = {};

/**
 * `styled` as our own code and the remotes get it in the place of Emotion's, with the same class names. It
 * knows what this repository uses: styles as objects or functions, `shouldForwardProp` and `as`.
 * What becomes of the rules differs between the browser and the prerenderer: see use-rules.ts.
 */
export default function styled(target: Tag, { shouldForwardProp: own }: Options = {}) {
  const base = typeof target === 'string' ? undefined : recipes.get(target);
  const inherited = base?.forwards;
  const recipe = {
    tag: base?.tag ?? target,
    forwards: own && inherited ? (prop: string) => inherited(prop) && own(prop) : (own ?? inherited),
  };

  return (...styles: Interpolation<Props>[]) => {
    const whole: Recipe = { ...recipe, styles: [...(base?.styles ?? []), ...styles] };
    const Styled = (props: Props) => renderStyled(whole, props);
    recipes.set(Styled, whole);
    return Styled;
  };
}

function renderStyled(recipe: Recipe, props: Props) {
  const { tag, forwards } = recipe;
  const isComponent = typeof tag !== 'string';
  const inherited: string[] = [];
  const classes = props.className ? getRegisteredStyles(registered, inherited, props.className) : '';
  const serialized = serialize(recipe, inherited, props);
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

function serialize(recipe: Recipe, inherited: readonly string[], props: Props): SerializedStyles {
  const { styles } = recipe;
  if (inherited.length > 0 || styles.some((style) => typeof style === 'function'))
    return serializeStyles<Props>([...styles, ...inherited], registered, props);
  return (recipe.constant ??= serializeStyles<Props>([...styles], registered));
}

function Rules({ serialized }: { serialized: SerializedStyles }) {
  useRules(serialized);

  return null;
}
