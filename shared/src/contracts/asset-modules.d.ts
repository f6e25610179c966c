declare module '*?picture' {
  import type { PictureSource } from '@renovation-th/shared/contracts/picture';
  const source: PictureSource;
  export default source;
}

declare module '*.woff2' {
  /** Path relative to the release's base. */
  const file: string;
  export default file;
}

declare module '*.svg' {
  /** Path relative to the release's base. */
  const file: string;
  export default file;
}

declare module '*.txt';
