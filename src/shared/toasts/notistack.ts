// Whatever reaches notistack comes through here, so that its style host is there first: a bundler
// may put notistack into a chunk that runs before ToastHost's own.
import './adoptedStyles.ts';

export { SnackbarContent, SnackbarProvider, useSnackbar } from 'notistack';
