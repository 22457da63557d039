import { engineFile, engineFiles } from '#demo/engineFile.ts';
import type { Contents } from '#demo/protocol.ts';

/** Fetches the files of the database before the worker asks for them. */
export async function fetchEngine(
  contents: Contents,
  onShare: (share: number) => void,
): Promise<void> {
  const paths = [engineFiles.program, engineFiles.files, engineFiles[contents]];
  let arrived = 0;
  await Promise.all(
    paths.map(async (path) => {
      await engineFile(path);
      arrived += 1;
      onShare(arrived / paths.length);
    }),
  );
}
