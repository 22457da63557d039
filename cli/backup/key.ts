import { openKeyFile, readKeyFile } from '#server/runtime/keyFile.ts';

const what = 'backup key';

/** Creates a missing key for its owner only and calls `onCreate`. */
export const signingKey = (file: string, onCreate: () => void): Promise<Uint8Array> =>
  openKeyFile(file, what, onCreate);

export async function verifyingKey(file: string): Promise<Uint8Array> {
  return readKeyFile(file, what).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new Error(
      `There is no backup key ${file}: copy it from the machine that made the backup, or set ` +
        'BACKUP_KEY_FILE. Without it only --unsigned restores, and checks no signature.',
    );
  });
}
