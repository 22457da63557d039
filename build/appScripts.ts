import type { Rolldown } from 'vite';

// The parts of the app behind each page of the first paint, beside the app itself.
const parts = {
  '/login': ['src/auth/LoginPage.tsx'],
  '/user/overview': ['src/investor/InvestorArea.tsx', 'src/investor/overview/OverviewPage.tsx'],
};

/** Addresses of the scripts of each page of the first paint, each after those that it imports. */
export function appScripts(bundle: Rolldown.OutputBundle): Map<string, string[]> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const chunkOf = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const gather = (file: string, found: Set<string>, above: readonly string[] = []): void => {
    if (found.has(file) || above.includes(file)) return;
    const imports = chunkOf.get(file)?.imports ?? [];
    for (const imported of imports) gather(imported, found, [...above, file]);
    found.add(file);
  };
  const app = chunks.find(({ isEntry }) => isEntry);
  // A chunk can have the parts of several pages.
  const chunkWith = (part: string) =>
    chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${part}`)));
  return new Map(
    Object.entries(parts).map(([path, names]) => {
      const found = new Set<string>();
      for (const chunk of [...names.map(chunkWith), app]) {
        if (!chunk) throw new Error(`The app was built without a part of ${path}.`);
        gather(chunk.fileName, found);
      }
      return [path, [...found].map((file) => `/${file}`)];
    }),
  );
}
