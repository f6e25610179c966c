/** Part of every class name. */
export const cacheKey = 'css';
