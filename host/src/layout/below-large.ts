/** Below the width of the full navigation. */
export const belowLarge = '@media (max-width: 63.99rem)';
