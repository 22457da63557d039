/** The lines of exports with the details that the server writes. */
export const exportCases = {
  'export.deposits': {
    details: {
      state: 'complete',
      rows: 3017,
      filter: '{"status":"confirmed","from":"2026-10-01"}',
    },
    text: 'exported 3,017 deposits: status confirmed, from 1 Oct 2026',
  },
  'export.users': {
    details: { state: 'started', rows: 12, filter: '{}', columns: 'a,b' },
    text: 'started to export 12 users',
  },
  'export.withdrawals': {
    details: { state: 'cancelled', rows: 5, filter: '{}' },
    text: 'cancelled an export after 5 withdrawals',
  },
  'export.addresses': {
    details: { state: 'complete', rows: 8, filter: '{}' },
    text: 'exported 8 receiving addresses',
  },
  'export.audit-log': {
    details: { state: 'failed', rows: 9, filter: '{}' },
    text: 'got an export that broke off after 9 lines of the activity log',
  },
};
