import type { auth } from '#contract/auth.ts';
import type { ReplyOf } from '#contract/call.ts';
import { backendPath } from '#contract/host.ts';
import { type Contents, demoPassword, emptyStaffName } from '#demo/protocol.ts';
import { sampleUserName, staffUserName } from '#server/seed/names.ts';
import { homeOf } from '#src/shared/session/landing.ts';
import { writeRoot } from '#src/shared/session/storedSession.ts';

export type Door = 'visitor' | 'investor' | 'staff';

const names: Record<Contents, Partial<Record<Door, string>>> = {
  sample: { investor: sampleUserName(1), staff: staffUserName },
  empty: { staff: emptyStaffName },
};

export const userNameOf = (door: Door, contents: Contents): string | undefined =>
  names[contents][door];

export async function openDoor(door: Door, contents: Contents): Promise<void> {
  const userName = userNameOf(door, contents);
  if (!userName) {
    writeRoot(null);
    location.assign(door === 'investor' ? '/register' : '/');
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
  location.assign(homeOf(reply.data));
}
