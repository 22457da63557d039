/** The texts of the Insights page by anchor; the day is that of the last change of the words. */
export const readings = {
  'promised-returns': {
    title: 'Why a fixed daily return is a warning sign',
    date: '2026-11-23',
  },
  falls: { title: 'How fast a calm market can fall', date: '2026-11-23' },
  experts: { title: 'What experts can and cannot do', date: '2026-11-23' },
  'reading-a-quote': { title: 'How to read a quote', date: '2026-11-23' },
  'checking-an-address': {
    title: 'How to check an address before you send',
    date: '2026-11-23',
  },
  spreading: { title: 'What diversification can and cannot do', date: '2026-11-23' },
  costs: { title: 'Costs you can see and costs you cannot', date: '2026-11-23' },
} as const;

export const readingsBy = 'The editor of this site';
