import { pdfRowsMax } from '#contract/limits.ts';
import { statements } from '#contract/statements.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { statementSheet } from './sheet.ts';
import { readStatement, toStatement } from './statement.ts';

/** An investor's own statement of a period, to read and to keep (issue 3). */
export const statementRoutes: Route[] = [
  serve(statements.read, async ({ db, ports, user, query, at }) => {
    const period = { userId: user.userId, ...query };
    return { data: toStatement(await readStatement(db, period, ports.config.operator, at)) };
  }),

  serve(statements.pdf, async ({ db, ports, user, query, at }) => {
    const { demo, operator } = ports.config;
    const period = { userId: user.userId, ...query, rowsMax: pdfRowsMax };
    const statement = await readStatement(db, period, operator, at);
    const bytes = await ports.pdf(statementSheet(statement, demo), at);
    const fileName = `statement-${query.from}-${query.to}.pdf`;
    return { bytes, type: 'application/pdf', fileName };
  }),
];
