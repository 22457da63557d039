declare const __BACKEND_HOST__: string;

/** Where the calls of SPEC.md section 7 live: `/backend`, or what BACKEND_HOST said at build time. */
export const host: string = __BACKEND_HOST__;
