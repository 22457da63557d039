import type { Samples } from '../samples.ts';

export const depositFilters = ({ userId, depositId, depositTxid, ...dates }: Samples) => ({
  confirmed: { status: 'confirmed' },
  declined: { status: 'declined' },
  'of one coin': { coin: 'ETH' },
  'of one user': { userId },
  'of a day': { from: dates.day, to: dates.day },
  'of a month': { from: dates.monthFrom, to: dates.monthTo },
  'of one amount': { amountFrom: 500, amountTo: 500 },
  'of 100 to 1000 dollars': { amountFrom: 100, amountTo: 1000 },
  'over 10,000 dollars': { amountFrom: 10_000 },
  'with proof': { hasProof: true },
  'without proof': { hasProof: false },
  'with a duplicate': { duplicate: true },
  'without a duplicate': { duplicate: false },
  reference: { q: `#${depositId.slice(-10).toUpperCase()}` },
  'start of a reference': { q: depositId.slice(-10, -5) },
  'transaction id': { q: depositTxid },
  'pending of a coin': { status: 'pending', coin: 'ETH' },
  'declined in a month': { status: 'declined', from: dates.monthFrom, to: dates.monthTo },
});

export const queueFilters = ({ staffId, ...dates }: Samples) => ({
  flagged: { flagged: true },
  'not flagged': { flagged: false },
  'flagged of a coin': { flagged: true, coin: 'ETH' },
  overdue: { due: 'overdue' },
  'due soon': { due: 'soon' },
  assigned: { assignedTo: staffId },
  'assigned and pending': { assignedTo: staffId, status: 'pending' },
  'decided by one': { decidedBy: staffId },
  'decided by one on a day': { decidedBy: staffId, decidedFrom: dates.day, decidedTo: dates.day },
  'decided on a day': { decidedFrom: dates.day, decidedTo: dates.day },
});

export const searchFilters = ({ depositTxid, walletAddress }: Samples) => ({
  'name of all': { q: 'sample' },
  'name of all, pending': { q: 'sample', status: 'pending' },
  'name of all, flagged': { q: 'sample', flagged: true },
  'name of some': { q: 'sample investor 042' },
  'user name': { q: 'sample-00042' },
  email: { q: 'sample-00042@example.invalid' },
  'no match': { q: 'zuleika' },
  'common amount': { q: '$500.00' },
  'rare amount': { q: '11,111' },
  'start of a transaction id': { q: depositTxid.slice(0, 8) },
  'address of ours': { q: walletAddress },
});

export const userFilters = {
  'name of many': { q: 'sample investor' },
  'name of some': { q: 'sample investor 0423' },
  'last name': { q: '04231' },
  'user name': { q: 'sample-04231' },
  email: { q: 'sample-04231@example.invalid' },
  'no match': { q: 'zuleika' },
  active: { status: 'active' },
  suspended: { status: 'suspended' },
  closed: { status: 'closed' },
  verified: { isVerified: true },
  'not verified': { isVerified: false },
  staff: { role: 'admin' },
  investors: { role: 'user' },
};
