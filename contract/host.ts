/** Path below which the server answers calls, on its own origin. */
export const backendPath = '/backend';
