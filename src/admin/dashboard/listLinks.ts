import { listPath } from '#contract/backOffice.ts';
import { searchOf } from '#src/admin/filters/views.ts';

const depositsBy = (filter: Record<string, unknown>) =>
  `${listPath('deposits')}${searchOf(filter, { field: 'depositDate', order: 'DESC' })}`;

/** Addresses of lists as they are filtered for a figure. */
export const listLinks = {
  declined: depositsBy({ status: 'declined' }),
  decidedOn: (day: string) => depositsBy({ decidedFrom: day, decidedTo: day }),
  decidedBy: (id: string, day: string) =>
    depositsBy({ decidedBy: id, decidedFrom: day, decidedTo: day }),
} as const;
