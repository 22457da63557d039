import { chmod, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Letter } from '#server/platform/ports.ts';

// Long enough for a server that checks the sender first, and far below the two to ten minutes that
// nodemailer would wait while all other mails do.
const patience = { connectionTimeout: 10_000, greetingTimeout: 15_000, socketTimeout: 30_000 };

/** Sends mails through the server at SMTP_URL; over `smtp://` only after STARTTLS where asked. */
export function smtpMailer(
  url: string,
  from: string,
  startTls: boolean,
): (letter: Letter) => Promise<void> {
  const address = new URL(url);
  // In the address, whose options count for more than any beside it.
  if (startTls) address.searchParams.set('requireTLS', 'true');
  const transport = createTransport({ url: address.href, ...patience }, { from });
  return async (letter) => {
    await transport.sendMail(letter);
  };
}

/** Without a mail server each mail becomes a file `<dataDir>/mail/*.eml` (DESIGN section 2). */
export function fileMailer(dataDir: string, from: string): (letter: Letter) => Promise<void> {
  const transport = createTransport({ streamTransport: true, buffer: true }, { from });
  const folder = join(dataDir, 'mail');
  return async (letter) => {
    const { message } = await transport.sendMail(letter);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await chmod(folder, 0o700);
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${crypto.randomUUID()}.eml`;
    // Written aside first, so that a reader never meets half a mail.
    await writeFile(join(folder, `.${name}`), message as Buffer, { mode: 0o600 });
    await rename(join(folder, `.${name}`), join(folder, name));
  };
}
