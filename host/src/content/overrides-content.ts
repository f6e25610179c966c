/** Texts that only developers meet. */
export const overridesContent = {
  label: 'Développement',
  text: 'Cette page montre, à la place de la version en ligne\u00a0:',
  from: (remote: string, origin: string) => `${remote} (${origin})`,
  drop: 'Revenir à la version en ligne',
};
