import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { freePort } from '#tests/support/nodes/freePort.ts';
import { makeCertificate } from './certificate.ts';
import { programPath, service } from './service.ts';

export const account = { user: 'plainvest', password: 'quiet-harbour' };

/** A mail server that takes mail by TLS from one account, refuses some recipients and delays others. */
export async function startExim() {
  const [port, tlsPort] = [await freePort(), await freePort()];
  const { certificate, key } = makeCertificate();
  const program = programPath('exim4', 'exim4-daemon-light');
  const exim = service(
    // The file must belong to root, and no other account may write it.
    (folder) => [program, '-C', `${folder}/exim.conf`, '-bdf', '-q5s', '-oP', `${folder}/exim.pid`],
    async () => {
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect');
      socket.destroy();
    },
  );
  const { folder } = exim;
  for (const name of ['spool', 'log', 'mail']) exim.write(`${name}/.made`, '');
  writeFileSync(
    join(folder, 'exim.conf'),
    `primary_hostname = mail.example
exim_user = nobody
exim_group = nogroup
never_users =
deliver_drop_privilege = true
keep_environment =
spool_directory = ${folder}/spool
log_file_path = ${folder}/log/%s
local_interfaces = 127.0.0.1
daemon_smtp_ports = ${port} : ${tlsPort}
tls_on_connect_ports = ${tlsPort}
tls_advertise_hosts = *
tls_certificate = ${certificate}
tls_privatekey = ${key}
auth_advertise_hosts = \${if def:tls_in_cipher {*}{}}
acl_smtp_mail = from
acl_smtp_rcpt = to
begin acl
from:
  deny message = TLS is required
       !encrypted = *
  accept authenticated = *
  deny message = Sign in first
to:
  deny message = No such mailbox here
       local_parts = refused
  defer message = Try again later
       local_parts = later
       condition = \${if !exists{${folder}/mail/open}}
  accept
begin routers
all:
  driver = accept
  transport = maildir
begin transports
maildir:
  driver = appendfile
  directory = ${folder}/mail
  maildir_format
  delivery_date_add
  envelope_to_add
  user = nobody
  group = nogroup
begin authenticators
plain:
  driver = plaintext
  public_name = PLAIN
  server_prompts = :
  server_condition = \${if and{{eq{$auth2}{${account.user}}}{eq{$auth3}{${account.password}}}}}
  server_set_id = $auth2
`,
  );
  await exim.start();
  const ca = encodeURIComponent(readFileSync(certificate, 'utf8'));
  const signedIn = `${account.user}:${account.password}@localhost`;
  return {
    /** TLS from the start, and TLS after STARTTLS. The certificate is known only with \`?tls.ca\`. */
    smtps: `smtps://${signedIn}:${tlsPort}`,
    smtp: `smtp://${signedIn}:${port}`,
    ca,
    exim,
    /** From now on mail for \`later\` is taken. */
    open: () => exim.write('mail/open', ''),
    log: () => readFileSync(join(folder, 'log', 'main'), 'utf8'),
    /** Mails in the mailbox, as they arrived. */
    mails: () => {
      const inbox = join(folder, 'mail', 'new');
      mkdirSync(inbox, { recursive: true });
      return readdirSync(inbox).map((name) => readFileSync(join(inbox, name), 'utf8'));
    },
  };
}
