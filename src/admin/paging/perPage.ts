/** Where the number of rows per page is stored on the device. */
export const perPageKey = 'rows.perPage';

export const perPageDefault = 25;

export const perPageChoices = [25, 50, 100] as const;
