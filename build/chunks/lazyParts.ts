import type { Rolldown } from 'vite';

export interface Part {
  name: string;
  modules: readonly string[];
  /** Length of its code, tree-shaken and before minification. */
  bytes: number;
  imports: readonly string[];
  loadedBy: ReadonlySet<string>;
}

type Chunk = Rolldown.OutputChunk;
type Files = ReadonlySet<string>;

/** The parts that two lazy imports or more share; the bundle has a chunk per set of imports. */
export function lazyParts(chunks: readonly Chunk[]): Part[] {
  const chunkOf = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const gather = (file: string, found: Set<string>): Set<string> => {
    const chunk = chunkOf.get(file);
    if (!chunk || found.has(file)) return found;
    found.add(file);
    for (const imported of chunk.imports) gather(imported, found);
    return found;
  };
  const first = new Set<string>();
  for (const { isEntry, fileName } of chunks) if (isEntry) gather(fileName, first);
  const later = chunks.filter(({ fileName }) => !first.has(fileName));
  const needs = new Map<string, Files>();
  for (const { isDynamicEntry, fileName } of later) {
    if (isDynamicEntry) needs.set(fileName, gather(fileName, new Set()));
  }
  const asks = (files: Files, lazy: string) =>
    [...files].some((file) => chunkOf.get(file)?.dynamicImports.includes(lazy));
  const askers = (lazy: string) =>
    asks(first, lazy)
      ? []
      : [...needs].filter(([, files]) => asks(files, lazy)).map(([asker]) => asker);
  const loaded = withWhatWasBefore(needs, new Map([...needs.keys()].map((l) => [l, askers(l)])));
  const loadedBy = (file: string) =>
    new Set([...loaded].filter(([, files]) => files.has(file)).map(([lazy]) => lazy));
  return later
    .map((chunk) => ({
      name: chunk.fileName,
      modules: chunk.moduleIds,
      bytes: Object.values(chunk.modules).reduce((sum, one) => sum + one.renderedLength, 0),
      imports: chunk.imports,
      loadedBy: loadedBy(chunk.fileName),
    }))
    .filter((part) => part.loadedBy.size > 1);
}

/** Adds to each lazy import the parts that all of its importers have, until nothing changes. */
function withWhatWasBefore(
  needs: ReadonlyMap<string, Files>,
  askers: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, Files> {
  const loaded = new Map(needs);
  const had = (lazy: string): string[] => {
    const [some, ...others] = (askers.get(lazy) ?? []).map((asker) => loaded.get(asker));
    return [...(some ?? [])].filter((file) => others.every((files) => files?.has(file)));
  };
  let grew = true;
  while (grew) {
    grew = false;
    for (const [lazy, files] of loaded) {
      const all = new Set([...files, ...had(lazy)]);
      if (all.size > files.size) grew = true;
      loaded.set(lazy, all);
    }
  }
  return loaded;
}
