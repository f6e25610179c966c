declare global {
  /** The part of Trusted Types that we use. TypeScript's DOM library lacks it: https://w3c.github.io/trusted-types/ */
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
