/**
 * Marks react-router's calls that create components and contexts as pure, and removes display names, so that webpack
 * can drop unused calls. Without this loader, the unused half of the package would be in the first script.
 */
export default function markPureCalls(source: string): string {
  return source
    .replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1')
    .replace(/^\w+\.displayName = "\w+";$/gm, '');
}
