import ts from 'typescript';

/**
 * ESLint rule: text beside a conditional part needs an element of its own. Translating browsers move each text into
 * elements of their own; React then inserts or removes the conditional part beside a text node that has moved, and
 * throws NotFoundError. https://github.com/facebook/react/issues/11538; drop this when React copes.
 */
export const translatableText = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      bare: 'Give this text an element of its own, such as <span>: a part beside it comes and goes.',
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
