import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A window of a browser. An `element` is a script of the page whose value is that element. */
export interface EngineWindow {
  goTo(url: string): Promise<void>;
  reload(): Promise<void>;
  /** The value of a script of the page. */
  evaluate(script: string): Promise<unknown>;
  click(element: string): Promise<void>;
  /** Types into a field, after what it contains. */
  type(element: string, text: string): Promise<void>;
  /** Chooses a file of the disk. */
  choose(element: string, path: string): Promise<void>;
  /** A picture of the visible part, as PNG. */
  picture(): Promise<Uint8Array>;
  close(): Promise<void>;
}

export interface WindowSize {
  width: number;
  height: number;
}

/** A browser engine of this machine. */
export interface Engine {
  name: string;
  /** How to install it; undefined where it is installed. */
  lack: string | undefined;
  /** Opens a window of exactly this size, with an empty profile. */
  open(size: WindowSize): Promise<EngineWindow>;
}

/** The first of these programs that is installed: a name is looked for in PATH. */
export function findProgram(...wanted: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = wanted.flatMap((name) =>
    name.startsWith('/') ? [name] : folders.map((folder) => join(folder, name)),
  );
  return candidates.find((path) => existsSync(path));
}
