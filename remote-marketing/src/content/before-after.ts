export const beforeAfterContent = {
  before: 'Avant',
  after: 'Après',
  divider: (what: string) => `${what}\u00a0: déplacer la limite entre avant et après`,
};
