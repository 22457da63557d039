interface BackOfficeScreen {
  /** react-admin's name of the records, and the path segment below `/admin`. */
  resource: string;
  pages: readonly ('list' | 'show')[];
  /** Staff, or staff of a server in demo mode. */
  access: 'admin' | 'adminInDemo';
  /** Without a tab it is opened by the account menu, or by the search. */
  hasTab?: false;
}

/** The screens of the back office, in the order of its tabs. Pages, tabs and tests follow from it. */
export const backOffice = {
  overview: { resource: 'overview', pages: ['list'], access: 'admin' },
  deposits: { resource: 'adminTrans', pages: ['list', 'show'], access: 'admin' },
  withdrawals: { resource: 'withdrawals', pages: ['list', 'show'], access: 'admin' },
  payouts: { resource: 'payouts', pages: ['list', 'show'], access: 'admin', hasTab: false },
  unclaimed: { resource: 'payments', pages: ['list'], access: 'admin', hasTab: false },
  users: { resource: 'testing', pages: ['list', 'show'], access: 'admin' },
  activity: { resource: 'activity', pages: ['list'], access: 'admin' },
  settings: { resource: 'settings', pages: ['list'], access: 'admin' },
  team: { resource: 'team', pages: ['list'], access: 'admin' },
  reconciliation: {
    resource: 'reconciliation',
    pages: ['list', 'show'],
    access: 'admin',
    hasTab: false,
  },
  account: { resource: 'account', pages: ['list'], access: 'admin', hasTab: false },
  mail: { resource: 'mail', pages: ['list'], access: 'adminInDemo', hasTab: false },
} as const satisfies Record<string, BackOfficeScreen>;

type Screens = typeof backOffice;

export type BackOfficeKey = keyof Screens;

/** Whether a screen has a tab. */
export const hasTab = (key: BackOfficeKey): boolean =>
  (backOffice[key] as BackOfficeScreen).hasTab !== false;

export type BackOfficePages<Key extends BackOfficeKey> = Screens[Key]['pages'][number];

// Calls are marked as pure: public pages import a neighbour of these and must not load them.

export const backOfficeKeys = /* @__PURE__ */ Object.keys(backOffice) as BackOfficeKey[];

export const resource = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ backOfficeKeys.map((key) => [key, backOffice[key].resource]),
) as { [Key in BackOfficeKey]: Screens[Key]['resource'] };

export const listPath = (key: BackOfficeKey): string => `/admin/${backOffice[key].resource}`;

export const showPath = (key: BackOfficeKey, id: string): string => `${listPath(key)}/${id}/show`;

/** All addresses below `/admin`, as patterns of a router. */
export const backOfficePages: readonly string[] = /* @__PURE__ */ backOfficeKeys.flatMap((key) =>
  backOffice[key].pages.map((page) => (page === 'list' ? listPath(key) : showPath(key, ':id'))),
);

/** The first page of staff. A literal, so that the sign-in page does not load the table. */
export const staffHome: `/admin/${Screens['users']['resource']}` = '/admin/testing';
