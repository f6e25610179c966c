import type { EngineName } from './engine';

/** Tests that a driver cannot run, by their titles, and why: the proof's table names each of them. */
export const engineLimits: Readonly<Partial<Record<EngineName, { tests: RegExp; reason: string }>>> = {
  firefox: {
    tests: /tells the name and the role of every control$|tells its state$/,
    reason: 'its driver reads no accessibility tree',
  },
  webkit: { tests: /tells its state$/, reason: 'its driver reads names and roles, no states' },
};
