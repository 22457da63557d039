import { existsSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { type Durability, syncDescriptor, syncDirectory } from './durability.ts';

type EmscriptenOptions = Parameters<NodeFS['init']>[1];
type EmscriptenModule = Parameters<NonNullable<EmscriptenOptions['preRun']>[number]>[0];

interface FileNode {
  readonly mode: number;
}

interface NodeFileSystem {
  realPath(node: FileNode): string;
  readonly node_ops: {
    mknod(parent: FileNode, name: string, mode: number, device: number): FileNode;
    rename(node: FileNode, directory: FileNode, name: string): void;
  };
  readonly stream_ops: {
    fsync?(stream: { readonly nfd: number; readonly node: FileNode }): number;
  };
}

const fileTypeMask = 0o170000;
const directoryType = 0o040000;

/** With a real fsync; PGlite's own does nothing. */
export class DurableNodeFs extends NodeFS {
  readonly #durability: Durability;
  /** Directories with new entries since their last sync, which PostgreSQL does not sync. */
  readonly #changedDirectories = new Set<string>();

  constructor(directory: string, durability: Durability) {
    super(directory);
    this.#durability = durability;
  }

  override async init(pglite: PGlite, options: EmscriptenOptions): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pglite, options);
    const preRun = [
      ...(emscriptenOpts.preRun ?? []),
      (engine: EmscriptenModule) => this.#attach(engine),
    ];
    // A PANIC, such as a failed write to the log, aborts the engine, which then stops answering.
    const onAbort = (reason: unknown) =>
      this.#durability.onSyncFailure(new Error(`the engine stopped: ${reason || 'PANIC'}`));
    return { emscriptenOpts: { ...emscriptenOpts, preRun, onAbort } };
  }

  #attach(engine: EmscriptenModule): void {
    const files: NodeFileSystem = engine.NODEFS;
    const { mknod, rename } = files.node_ops;
    files.node_ops.mknod = (...created) => {
      const node = mknod(...created);
      this.#changedDirectories.add(files.realPath(created[0]));
      return node;
    };
    files.node_ops.rename = (node, directory, name) => {
      rename(node, directory, name);
      this.#changedDirectories.add(files.realPath(directory));
    };
    files.stream_ops.fsync = ({ nfd, node }) => {
      if ((node.mode & fileTypeMask) === directoryType) {
        syncDirectory(this.#durability, files.realPath(node));
        return 0;
      }
      syncDescriptor(this.#durability, nfd);
      this.#syncChangedDirectories();
      return 0;
    };
  }

  // A synced file is lost in a power cut if its directory entry is not synced.
  #syncChangedDirectories(): void {
    for (const path of this.#changedDirectories) {
      if (existsSync(path)) syncDirectory(this.#durability, path);
    }
    this.#changedDirectories.clear();
  }
}
