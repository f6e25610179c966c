import webpack, { type Compilation } from 'webpack';
import { lentModuleNames } from './lent-modules';

/** Names that code imports from each lent module, by module. */
export type LentNames = Record<string, string[]>;

/** Returns the names that a server build uses of each lent module. That build has all code of a remote. */
export function namesOfLent({ modules, moduleGraph }: Compilation): LentNames {
  const external = [...modules].filter((module) => module instanceof webpack.ExternalModule);
  const lent = external.filter(({ userRequest }) => lentModuleNames.some((name) => name === userRequest));
  return Object.fromEntries(
    lent.map((module) => {
      const names = [...moduleGraph.getIncomingConnections(module)]
        .filter((connection) => connection.isActive(undefined))
        .flatMap(({ dependency }) => dependency?.getReferencedExports(moduleGraph, undefined) ?? [])
        .flatMap((exported) => (Array.isArray(exported) ? exported : exported.name)[0] ?? []);
      return [module.userRequest, [...new Set(names)].sort()];
    }),
  );
}
