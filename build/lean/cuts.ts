/** Edits of one file of a package. */
export interface Cut {
  file: RegExp;
  /** Each must be found, so that a new version of the package cannot bring the part back unseen. */
  edits: readonly (readonly [part: RegExp, instead: string])[];
}

const whole = /^[\s\S]*$/;

/** A function that the app never calls. */
const uncalled = (name: string) =>
  `const ${name} = () => { throw new Error('The app does not use ${name}.'); };`;

/**
 * A second router (15 kB of each visit), the blocker of a router of another kind than the app's, the
 * CSV writer of the default exporter (the server writes exports), the button that deletes selected
 * rows (no list has one), and a table of accents for names of columns, which are English.
 */
const reactAdmin: readonly Cut[] = [
  {
    file: /ra-core\/dist\/routing\/adapters\/reactRouterProvider\.js$/,
    edits: [
      [/useBlocker, useMatch,/, 'useMatch,'],
      [/createHashRouter, RouterProvider as ReactRouterProvider, /, ''],
      [
        /$/,
        `\n${uncalled('createHashRouter')}\n${uncalled('useBlocker')}
const ReactRouterProvider = () => null;\n`,
      ],
    ],
  },
  {
    file: /ra-core\/dist\/export\/defaultExporter\.js$/,
    edits: [
      [/jsonexport/, 'jsonexport'],
      [whole, `${uncalled('defaultExporter')}\nexport { defaultExporter };`],
    ],
  },
  {
    file: /ra-ui-materialui\/dist\/button\/BulkDeleteButton\.js$/,
    edits: [
      [/export const BulkDeleteButton/, 'export const BulkDeleteButton'],
      [whole, `${uncalled('BulkDeleteButton')}\nexport { BulkDeleteButton };`],
    ],
  },
  {
    file: /ra-ui-materialui\/dist\/list\/datatable\/ColumnsSelectorItem\.js$/,
    edits: [
      [/import \* as diacritic from 'diacritic';/, ''],
      [/diacritic\s*\.clean\((\w+)\)/g, '$1'],
    ],
  },
];

/** Parts for a router with loaders (forms, prefetched links, scripts, error pages), and warnings. */
const router: Cut = {
  file: /react-router\/dist\/development\/chunk-6KYCQHYJ\.mjs$/,
  edits: [
    [/var ENABLE_DEV_WARNINGS = true;/, 'var ENABLE_DEV_WARNINGS = false;'],
    [/usePrefetchBehavior\(\s*prefetch,\s*rest\s*\);/, '[false, null, {}];'],
    [/return shouldPrefetch && !isAbsolute \? .*PrefetchPageLinks.* : link;/, 'return link;'],
    [/^\s*\w+\.displayName = "[^"]+";$/gm, ''],
    [/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1'],
  ],
};

/** The theme has no ripples (src/shared/theme/buttons.ts). */
const ripples: Cut = {
  file: /@mui\/material\/esm\/ButtonBase\/TouchRipple\.js$/,
  edits: [[whole, 'export default () => null;']],
};

/** Pages set their scheme by theme.js. */
const schemeScript: Cut = {
  file: /@mui\/system\/esm\/cssVars\/createCssVarsProvider\.js$/,
  edits: [[/params => InitColorSchemeScript\(\{[^}]*\}\)/, '() => null']],
};

/** Copies statics of a component for `withTheme`. */
const statics: Cut = {
  file: /hoist-non-react-statics\/dist\/hoist-non-react-statics\.cjs\.js$/,
  edits: [[whole, `${uncalled('hoistStatics')}\nexport { hoistStatics as default };`]],
};

/** Names of keys in other cases. */
const rules: Cut = {
  file: /yup\/index\.esm\.js$/,
  edits: [
    [/import \{ camelCase, snakeCase \} from 'tiny-case';/, ''],
    [/ {2}camelCase\(\) \{[\s\S]*?constantCase\(\) \{[\s\S]*?\n {2}\}\n/, ''],
  ],
};

/** By package, what to leave out. */
export const cuts: readonly Cut[] = [...reactAdmin, router, ripples, schemeScript, statics, rules];
