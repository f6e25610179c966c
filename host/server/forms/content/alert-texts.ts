/** The words of an alert, which leaves by another way than mail. */
export const alertTexts = {
  begun: (tradeName: string, line: string, todo: string) => `${tradeName}\u00a0: ${line}. ${todo}`,
  ended: (tradeName: string, title: string) => `${tradeName}\u00a0: c’est réglé. ${title}`,
} as const;
