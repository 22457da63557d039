import { chmod, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Letter } from '#server/platform/ports.ts';

// Nodemailer's defaults of two to ten minutes would block all other mails.
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 15_000, socketTimeout: 30_000 };

export function smtpMailer(
  url: string,
  { from, startTls }: { from: string; startTls: boolean },
): (letter: Letter) => Promise<void> {
  const address = new URL(url);
  // Options in the address take precedence over options beside it.
  if (startTls) address.searchParams.set('requireTLS', 'true');
  const transport = createTransport({ url: address.href, ...timeouts }, { from });
  return async (letter) => {
    await transport.sendMail(letter);
  };
}

export function fileMailer(dataDir: string, from: string): (letter: Letter) => Promise<void> {
  const transport = createTransport({ streamTransport: true, buffer: true }, { from });
  const folder = join(dataDir, 'mail');
  return async ({ to, subject, text }) => {
    const { message } = await transport.sendMail({ to, subject, text });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await chmod(folder, 0o700);
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${crypto.randomUUID()}.eml`;
    // Rename after writing, so that a reader never sees half a mail.
    await writeFile(join(folder, `.${name}`), message as Buffer, { mode: 0o600 });
    await rename(join(folder, `.${name}`), join(folder, name));
  };
}
