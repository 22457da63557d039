import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atEndOfFile } from '#tests/support/leftovers.ts';

/** A certificate for `localhost` that signs itself, and its key, as files. */
export function makeCertificate(): { certificate: string; key: string } {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  atEndOfFile(() => rmSync(folder, { recursive: true, force: true }));
  chmodSync(folder, 0o755);
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2'];
  const subject = [
    '-subj',
    '/CN=localhost',
    '-addext',
    'subjectAltName=DNS:localhost,IP:127.0.0.1',
  ];
  execFileSync('openssl', [...request, ...subject, '-out', certificate, '-keyout', key], {
    stdio: 'ignore',
  });
  // Services that run as another account read both.
  chmodSync(key, 0o644);
  return { certificate, key };
}
