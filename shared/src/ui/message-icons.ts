/* Icons for messages. `icon-shapes.ts` exports them too. */
export const checkIcon = 'M9 16.2 4.8 12l-1.4 1.4L9 19 21 7l-1.4-1.4z';
export const errorIcon =
  'M11 15h2v2h-2zm0-8h2v6h-2zm1-5C6.5 2 2 6.5 2 12s4.5 10 10 10C17.5 22 22 17.5 22 12S17.5 2 12 2M12 20c-4.4 0-8-3.6-8-8s3.6-8 8-8 8 3.6 8 8-3.6 8-8 8';
export const infoIcon =
  'M11 7h2v2h-2zm0 4h2v6h-2zm1-9C6.5 2 2 6.5 2 12s4.5 10 10 10 10-4.5 10-10S17.5 2 12 2m0 18c-4.4 0-8-3.6-8-8s3.6-8 8-8 8 3.6 8 8-3.6 8-8 8';
