import {
  fstatSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

interface Name {
  readonly key: string;
  readonly isDirectory: boolean;
}

/** The state after a power cut: synced files that are named in synced directories. */
export interface DiskImage {
  readonly files: ReadonlyMap<string, Buffer>;
  readonly directories: ReadonlyMap<string, ReadonlyMap<string, Name>>;
}

/** Inode numbers are used again after a removal, so the time of birth belongs to the name. */
function keyOf({ ino, birthtimeNs }: { ino: bigint; birthtimeNs: bigint }): string {
  return `${ino}/${birthtimeNs}`;
}

/** Simulates a disk that keeps only what was synced. Works on Linux. */
export class SyncedDisk {
  readonly #files = new Map<string, Buffer>();
  readonly #directories = new Map<string, ReadonlyMap<string, Name>>();
  syncCount = 0;

  /** Replaces fs.fsyncSync. */
  readonly sync = (descriptor: number): void => {
    this.syncCount += 1;
    const stat = fstatSync(descriptor, { bigint: true });
    const path = `/proc/self/fd/${descriptor}`;
    if (!stat.isDirectory()) {
      this.#files.set(keyOf(stat), readFileSync(path));
      return;
    }
    const directory = readlinkSync(path);
    const names = readdirSync(directory).map((name): [string, Name] => {
      const entry = lstatSync(join(directory, name), { bigint: true });
      return [name, { key: keyOf(entry), isDirectory: entry.isDirectory() }];
    });
    this.#directories.set(keyOf(stat), new Map(names));
  };

  /** The disk after a power cut now. */
  image(): DiskImage {
    return { files: new Map(this.#files), directories: new Map(this.#directories) };
  }
}

/** Writes an image of the directory at `original` to `target`. */
export function restoreImage(image: DiskImage, original: string, target: string): void {
  restore(image, keyOf(lstatSync(original, { bigint: true })), target);
}

function restore(image: DiskImage, key: string, target: string): void {
  mkdirSync(target, { recursive: true, mode: 0o700 });
  for (const [name, entry] of image.directories.get(key) ?? []) {
    const path = join(target, name);
    if (entry.isDirectory) restore(image, entry.key, path);
    else writeFileSync(path, image.files.get(entry.key) ?? '', { mode: 0o600 });
  }
}
