// Import notistack only through this file: the style host must exist first, and a bundler may put
// notistack into a chunk that runs before ToastHost's.
import './adoptedStyles.ts';

export { SnackbarContent, SnackbarProvider, useSnackbar } from 'notistack';
