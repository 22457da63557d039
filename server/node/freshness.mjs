import {
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** Newest change below a path; a folder counts as well, so that a deleted file is noticed. */
function newestMs(path) {
  const found = statSync(path);
  if (!found.isDirectory()) return found.mtimeMs;
  const below = readdirSync(path).map((name) => newestMs(join(path, name)));
  return Math.max(found.mtimeMs, ...below);
}

/** True when the stamp of a build is newer than every source and says the same mark. */
export function isFresh(stamp, mark, paths) {
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== mark) return false;
  const builtMs = statSync(stamp).mtimeMs;
  return paths.every((path) => newestMs(path) <= builtMs);
}

/** Notes that a build was made; what changed while it ran is newer than its start, and built next time. */
export function writeStamp(stamp, mark, started) {
  writeFileSync(stamp, mark);
  utimesSync(stamp, started, started);
}
