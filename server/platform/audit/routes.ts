import { audit } from '#contract/audit.ts';
import { readPage } from '#server/platform/http/page.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { auditOrder, filterAudit } from './list.ts';
import { toLine } from './toLine.ts';
import { checkChain } from './verify.ts';
import { withSubject } from './withSubject.ts';

export const auditRoutes: Route[] = [
  serve(audit.list, async ({ db, query, headers, at }) => {
    const order = auditOrder(query.filter);
    const page = await readPage(
      { list: 'audit log', order, query, db, at, headers },
      filterAudit(db, query.filter),
      withSubject,
    );
    return { data: page.map(toLine) };
  }),

  serve(audit.verify, async ({ ports }) => ({ data: await checkChain(ports) })),
];
