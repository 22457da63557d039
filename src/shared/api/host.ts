declare const __BACKEND_HOST__: string;

/** The base address of the API: BACKEND_HOST at build time, `/backend` by default. */
export const host: string = __BACKEND_HOST__;
