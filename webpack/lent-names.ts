import webpack, { type Compilation } from 'webpack';
import { lentModuleNames } from './lent-modules';

/** By module that the host lends. */
export type LentNames = Record<string, string[]>;

/** Names that are used of each lent module. The server's build holds all code of a remote, that of its sections too. */
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
