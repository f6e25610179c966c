import webpack, { type Compilation } from 'webpack';
import { providedModuleNames } from './provided-modules';

/** Names that code imports, by provided module. */
export type ProvidedNames = Record<string, string[]>;

/** Returns the names that a server build uses from each provided module. Only that build has all of a remote's code. */
export function providedNamesIn({ modules, moduleGraph }: Compilation): ProvidedNames {
  const external = [...modules].filter((module) => module instanceof webpack.ExternalModule);
  const provided = external.filter(({ userRequest }) =>
    providedModuleNames.some((name) => name === userRequest),
  );
  return Object.fromEntries(
    provided.map((module) => {
      const names = [...moduleGraph.getIncomingConnections(module)]
        .filter((connection) => connection.isActive(undefined))
        .flatMap(({ dependency }) => dependency?.getReferencedExports(moduleGraph, undefined) ?? [])
        .flatMap((exported) => (Array.isArray(exported) ? exported : exported.name)[0] ?? []);
      return [module.userRequest, [...new Set(names)].sort()];
    }),
  );
}
