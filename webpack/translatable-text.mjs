import ts from 'typescript';

/**
 * ESLint rule that requires an element of its own for text beside a conditional part. Browsers that translate move each
 * text into new elements, so React throws NotFoundError when it inserts or removes the part beside the text. Remove the
 * rule when React handles this: https://github.com/facebook/react/issues/11538
 */
export const translatableText = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      bare: 'Give this text an element of its own, such as <span>, because a part beside it is conditional.',
    },
  },
  create(context) {
    const { getTypeAtLocation } = context.sourceCode.parserServices;
    const check = ({ children }) => {
      const parts = children.filter((child) => child.type !== 'JSXText' || child.value.trim() !== '');
      if (parts.length < 2 || !parts.some(isConditional)) return;
      for (const node of parts.filter(isText)) context.report({ node, messageId: 'bare' });
    };
    const isText = (child) =>
      child.type === 'JSXText' ||
      (child.type === 'JSXExpressionContainer' &&
        child.expression.type !== 'JSXEmptyExpression' &&
        holdsText(getTypeAtLocation(child.expression)));
    return { JSXElement: check, JSXFragment: check };
  },
};

function isConditional({ type, expression }) {
  if (type !== 'JSXExpressionContainer') return false;
  if (expression.type === 'LogicalExpression') return true;
  return (
    expression.type === 'ConditionalExpression' &&
    [expression.consequent, expression.alternate].some((branch) =>
      /^JSX(Element|Fragment)$/.test(branch.type),
    )
  );
}

function holdsText(type) {
  const parts = type.isUnion() ? type.types : [type];
  // An expression of unknown type may be an element.
  if (parts.some((part) => part.flags & ts.TypeFlags.Object)) return false;
  return parts.some((part) => part.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike));
}
