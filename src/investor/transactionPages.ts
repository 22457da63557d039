export { StatementsPage } from './statement/StatementsPage.tsx';
export { TransactionPage } from './transactions/TransactionPage.tsx';
