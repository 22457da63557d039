import { newestHead } from '#server/platform/log/heads.ts';
import type { Letter, Ports } from '#server/platform/ports.ts';
import { withoutTokens } from '#server/platform/tokens/token.ts';
import { compose } from './compose.ts';
import { acquireMail, leaseMs, type QueuedMail, renewLease } from './lease.ts';
import { makeLink } from './link.ts';

/** Mails of one round, so that a stop does not wait for a long queue. */
export const roundMax = 20;
const triesMax = 20;
const longestWaitMs = 60 * 60_000;

/**
 * Each mail is leased right before sending, so that two processes never send it twice, and given up
 * after 20 tries with growing delay.
 */
export async function deliverDue(ports: Ports): Promise<number> {
  for (let tried = 0; tried < roundMax; tried++) {
    const mail = await acquireMail(ports);
    if (!mail) return tried;
    await deliver(ports, mail);
  }
  return roundMax;
}

async function deliver(ports: Ports, mail: QueuedMail): Promise<void> {
  const { db, clock, mailer, config } = ports;
  const stopRenewing = renewLease(ports, mail.id);
  try {
    const letter = await complete(ports, mail);
    if (!letter) return;
    await mailer(letter);
    await stopRenewing();
    // Only demo mode stores the link, because staff read its mails on a screen.
    const body = config.demo ? letter.text : withoutTokens(mail.body);
    const sent = { sent_at: clock(), body };
    await db.updateTable('outbox').set(sent).where('id', '=', mail.id).execute();
  } catch (error) {
    await stopRenewing();
    await recordFailure(ports, mail, error);
  } finally {
    await stopRenewing();
  }
}

/** Undefined if the mail was withdrawn. */
async function complete(ports: Ports, mail: QueuedMail): Promise<Letter | undefined> {
  const { recipient: to, subject } = mail;
  const { link_purpose: purpose, link_user_id: userId, link_ms: lifeMs } = mail;
  const checkpoint = (await newestHead(ports.db, ports.config.logOrigin))?.note;
  if (!purpose || !userId || !lifeMs) {
    return { to, subject, ...compose(mail, ports.config, { checkpoint }) };
  }
  const link = await makeLink(ports, { mailId: mail.id, purpose, userId, email: to, lifeMs });
  return link ? { to, subject, ...compose(mail, ports.config, { link, checkpoint }) } : undefined;
}

async function recordFailure(
  { db, clock, log }: Ports,
  { id, attempts }: QueuedMail,
  error: unknown,
): Promise<void> {
  const at = clock();
  const reason = error instanceof Error ? error.message : String(error);
  // A mail server may repeat the refused address, which must not be logged.
  const safeReason = reason.replace(/[^\s<>]+/g, (word) => (isAddress(word) ? '[address]' : word));
  const isGivenUp = attempts >= triesMax;
  log('error', isGivenUp ? 'mail given up' : 'mail not sent', { id, attempts, reason: safeReason });
  const waitMs = Math.min(leaseMs * 2 ** attempts, longestWaitMs);
  await db
    .updateTable('outbox')
    .set({
      due_at: new Date(at.getTime() + waitMs),
      given_up_at: isGivenUp ? at : null,
      last_error: reason.slice(0, 500),
    })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute();
}

const isAddress = (word: string) => word.slice(1, -1).includes('@');
