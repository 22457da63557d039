import { outbox } from '#contract/outbox.ts';
import type { Order } from '#server/platform/http/keyset.ts';
import { readPage } from '#server/platform/http/page.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { compose } from './compose.ts';

const order: Order<'createdAt'> = {
  sorts: { createdAt: { column: 'created_at', type: 'timestamptz' } },
  defaultSort: ['createdAt', 'DESC'],
  id: { column: 'id', type: 'uuid' },
};

export const outboxRoutes: Route[] = [
  serve(outbox.list, async ({ db, ports, query, headers, at }) => {
    let rows = db.selectFrom('outbox').selectAll();
    const to = query.filter?.to;
    if (to) {
      const start = `${to.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
      rows = rows.where(({ fn }) => fn<string>('lower', ['recipient']), 'like', start);
    }
    const page = await readPage({ list: 'outbox', order, query, db, at, headers }, rows);
    return {
      data: page.map((row) => ({
        _id: row.id,
        to: row.recipient,
        subject: row.subject,
        text: row.sent_at ? row.body : compose(row, ports.config).text,
        createdAt: row.created_at.toISOString(),
        sentAt: row.sent_at?.toISOString() ?? null,
      })),
    };
  }),
];
