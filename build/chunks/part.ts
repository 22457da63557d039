/** Modules that the same lazy imports need: what a bundler makes one chunk of where it joins nothing. */
export interface Part {
  name: string;
  modules: readonly string[];
  /** Length of its code, without what nothing uses and before it is made small. */
  bytes: number;
  /** Names of the parts that it imports. */
  imports: readonly string[];
  /** The lazy imports that have it once they are done. */
  loadedBy: ReadonlySet<string>;
}
