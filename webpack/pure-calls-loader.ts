/**
 * Makes the components and contexts of react-router such that webpack can leave out those that nobody
 * uses: their calls are marked as free of effects, and the names for developer tools go. Without it
 * half of the package is in the first script for nothing.
 */
export default function markPureCalls(source: string): string {
  return source
    .replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1')
    .replace(/^\w+\.displayName = "\w+";$/gm, '');
}
