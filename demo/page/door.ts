import type { auth } from '#contract/auth.ts';
import { listPath } from '#contract/backOffice.ts';
import type { ReplyOf } from '#contract/call.ts';
import { backendPath } from '#contract/host.ts';
import { type Contents, demoPassword, emptyStaffName } from '#demo/protocol.ts';
import { sampleUserName, staffUserName } from '#server/seed/names.ts';
import { writeRoot } from '#src/shared/session/storedSession.ts';

export type Door = 'visitor' | 'investor' | 'staff';

const names: Record<Contents, Partial<Record<Door, string>>> = {
  sample: { investor: sampleUserName(1), staff: staffUserName },
  empty: { staff: emptyStaffName },
};

// Staff begin with the deposits that wait.
const firstPages = {
  visitor: '/',
  investor: '/user/overview',
  staff: listPath('deposits'),
} as const satisfies Record<Door, string>;

/** Signs this tab in and leaves for the page. Errors: the worker's message. */
export async function openDoor(
  door: Door,
  contents: Contents,
  page: string = firstPages[door],
): Promise<void> {
  const userName = names[contents][door];
  if (!userName) {
    writeRoot(null);
    location.assign(door === 'investor' ? '/register' : page);
    return;
  }
  const answer = await fetch(`${backendPath}/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ userName, password: demoPassword }),
  });
  const reply = (await answer.json()) as ReplyOf<typeof auth.signIn>;
  if (!answer.ok) throw new Error(reply.message);
  writeRoot({ token: reply.token, user: reply.data });
  location.assign(page);
}
