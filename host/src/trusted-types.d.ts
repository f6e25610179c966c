declare global {
  /** The part of https://w3c.github.io/trusted-types/ in use; TypeScript's DOM library lacks it. */
  interface Window {
    trustedTypes?: {
      createPolicy: (
        name: string,
        rules: { createScriptURL: (address: string) => string },
      ) => { createScriptURL: (address: string) => unknown };
    };
  }
}

export {};
