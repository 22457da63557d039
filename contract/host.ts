/** Where the server answers the calls, on its own origin: {host} of SPEC.md section 7. */
export const backendPath = '/backend';
