export interface Part {
  name: string;
  modules: readonly string[];
  /** Length of its code, tree-shaken and before minification. */
  bytes: number;
  imports: readonly string[];
  loadedBy: ReadonlySet<string>;
}
