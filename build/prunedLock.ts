interface LockedPackage {
  version?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

export interface Lock {
  lockfileVersion: number;
  packages: Record<string, LockedPackage>;
}

/** The part of a lockfile that `names` need. Errors: an Error for a package that is not in it. */
export function prunedLock(lock: Lock, names: readonly string[]): Lock {
  const kept: Record<string, LockedPackage> = {};
  const keep = (path: string): void => {
    const found = lock.packages[path];
    if (!found || path in kept) return;
    kept[path] = found;
    const wanted = { ...found.dependencies, ...found.optionalDependencies };
    for (const name of Object.keys(wanted)) {
      const dependencyPath = resolvePath(lock, path, name);
      if (dependencyPath) keep(dependencyPath);
    }
  };
  const dependencies: Record<string, string> = {};
  for (const name of names) {
    const path = `node_modules/${name}`;
    const version = lock.packages[path]?.version;
    if (!version) throw new Error(`${name} is not in package-lock.json.`);
    dependencies[name] = version;
    keep(path);
  }
  const sorted = Object.entries(kept).sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    lockfileVersion: lock.lockfileVersion,
    packages: { '': { dependencies }, ...Object.fromEntries(sorted) },
  };
}

function resolvePath(lock: Lock, from: string, name: string): string | undefined {
  const folders = from.split(/\/?node_modules\//).slice(1);
  for (let depth = folders.length; depth >= 0; depth -= 1) {
    const path = [...folders.slice(0, depth), name].map((each) => `node_modules/${each}`).join('/');
    if (path in lock.packages) return path;
  }
  return undefined;
}
