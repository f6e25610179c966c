declare global {
  /** The part of https://w3c.github.io/trusted-types/ in use; TypeScript's DOM library lacks it. */
  interface Window {
    trustedTypes?: {
      createPolicy: <Rules extends { [rule: string]: (text: string) => string }>(
        name: string,
        rules: Rules,
      ) => { [Rule in keyof Rules]: (text: string) => unknown };
    };
  }
}

export {};
