import { pdfRowsMax } from '#contract/sizes.ts';
import { statements } from '#contract/statements.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { statementCsv } from './csv.ts';
import { issueStatement } from './issue.ts';
import { issuedRoutes } from './issued.ts';
import { statementSheet } from './sheet.ts';
import { readStatement } from './statement.ts';
import { toStatement } from './toStatement.ts';
import { readYears, toYear } from './years.ts';

export const statementRoutes: Route[] = [
  ...issuedRoutes,
  issueStatement,
  serve(statements.read, async ({ db, ports, user, query, at }) => {
    const period = { userId: user.userId, ...query, operator: ports.config.operator };
    return { data: toStatement(await readStatement(db, period, at)) };
  }),

  serve(statements.years, async ({ db, user, at }) => {
    const { years, firstEntryAt } = await readYears(db, user.userId, at);
    return { data: years.map(toYear), firstEntryAt: firstEntryAt?.toISOString() ?? null };
  }),

  serve(statements.csv, async ({ db, ports, user, query, at }) => {
    const period = { userId: user.userId, ...query, operator: ports.config.operator };
    const bytes = new TextEncoder().encode(statementCsv(await readStatement(db, period, at)));
    const fileName = `statement-${query.from}-${query.to}.csv`;
    return { bytes, type: 'text/csv; charset=utf-8', fileName };
  }),

  serve(statements.pdf, async ({ db, ports, user, query, at }) => {
    const { demo, operator } = ports.config;
    const period = { userId: user.userId, ...query, rowsMax: pdfRowsMax, operator };
    const statement = await readStatement(db, period, at);
    const bytes = await ports.pdf(statementSheet(statement, { demo }), at);
    const fileName = `statement-${query.from}-${query.to}.pdf`;
    return { bytes, type: 'application/pdf', fileName };
  }),
];
