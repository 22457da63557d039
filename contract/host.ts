export const backendPath = '/backend';
