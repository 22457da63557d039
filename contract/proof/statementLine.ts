import { platformDetails } from './platformDetails.ts';

export interface StatementFacts {
  /** Of the file, in hex. */
  sha256: string;
  /** First and last day. */
  from: string;
  to: string;
}

/** First line of the signed note beside a statement. */
export const statementFormat = 'plainvest-statement/1';

/** The text that the key of the log signs. */
export const statementText = ({ sha256, from, to }: StatementFacts): string =>
  `${statementFormat}\n${sha256}\n${from}\n${to}\n`;

/** The content of a line of the log about an issued statement; undefined for any other line. */
export function readStatementLine(input: string): StatementFacts | undefined {
  const { sha256, from, to } = platformDetails(input, 'statement.issue') ?? {};
  return typeof sha256 === 'string' && typeof from === 'string' && typeof to === 'string'
    ? { sha256, from, to }
    : undefined;
}
